import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Section } from '../wire';
import RuleText from './RuleText.svelte';

const span = (text: string, more: { bold?: boolean; rule?: string } = {}) => ({ text, bold: false, rule: '', ...more });

let shown: Record<string, unknown> | undefined;

function show(blocks: Section['blocks'], onrule?: (id: string) => void): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown = mount(RuleText, { target, props: { game: 'coh', blocks, onrule } });
  flushSync();
  return target;
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('the text of a rule', () => {
  it('draws paragraphs, lists and tables without stray blanks', () => {
    const target = show([
      { t: 'text', spans: [span('Add '), span('3', { bold: true }), span('.')] },
      { t: 'list', numbered: true, items: [[span('one')], [span('two')]] },
      { t: 'list', numbered: false, items: [[span('three')]] },
      { t: 'table', head: [[span('a')], [span('b')]], rows: [[[span('1')], []]] },
    ]);
    expect(target.querySelector('p')?.textContent).toBe('Add 3.');
    expect(target.querySelector('strong')?.textContent).toBe('3');
    expect([...target.querySelectorAll('ol li')].map((item) => item.textContent)).toEqual(['one', 'two']);
    expect([...target.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual(['three']);
    expect([...target.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual(['a', 'b', '1', '']);
  });

  it('never takes text for markup', () => {
    const target = show([{ t: 'text', spans: [span('<img src=x onerror=alert(1)>'), span('<b>', { bold: true })] }]);
    expect(target.querySelector('img, b')).toBeNull();
    expect(target.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('links rules to the reference, or opens them in place', () => {
    const asked: string[] = [];
    const target = show([{ t: 'text', spans: [span('COH-7.6', { rule: 'COH-7.6' })] }], (id) => asked.push(id));
    const link = target.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/rules/coh#COH-7.6');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(asked).toEqual([]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(asked).toEqual(['COH-7.6']);
    expect(click.defaultPrevented).toBe(true);
  });
});
