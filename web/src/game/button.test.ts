import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Offer, Ref } from '../wire';
import { beat, buttonOf } from './button';
import { placesOf } from './offers';

const ref = (kind: string, key: string): Ref => ({ t: 'ref', kind, index: 0, key });
const offer = (key: string, group: string, anchors: Ref[] = []): Offer =>
  ({ key, anchors, role: 'act', group, rule: '', cost: -1, rolls: false, regret: null, text: { t: 'msg', id: key, args: {} } });

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the button of an offer', () => {
  it('is that of a panel before that of the bar', () => {
    const at = page('<button data-testid="act-done"></button><button id="go" data-offer="done"></button>');
    expect(buttonOf(offer('done', ''), at)?.id).toBe('go');
    at.querySelector('#go')?.remove();
    expect(buttonOf(offer('done', ''), at)?.dataset.testid).toBe('act-done');
  });

  it('is the unit beside the map that is to be set up', () => {
    const at = page('<button data-testid="beside-T-1"></button><button data-testid="act-unit"></button>');
    expect(buttonOf(offer('unit T-1', 'unit', [ref('unit', 'T-1')]), at)?.dataset.testid).toBe('beside-T-1');
    expect(buttonOf(offer('other', '')) ?? null).toBeNull();
  });

  it('has the focus and beats for a moment', () => {
    vi.useFakeTimers();
    const button = page('<button></button>').querySelector('button')!;
    button.scrollIntoView = () => undefined;
    beat(button);
    expect(document.activeElement).toBe(button);
    expect(button.classList.contains('beats')).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(button.classList.contains('beats')).toBe(false);
  });
});

describe('the places of an offer', () => {
  const stands = (unit: string): string => ({ A: 'F02', '': 'F05' })[unit] ?? '@reserve';

  it('are where it is done and who does it, on the map', () => {
    expect(placesOf(offer('plot B F10', 'plot', [ref('hex', 'F10'), ref('group', 'B')]), stands)).toEqual(['F10']);
    expect(placesOf(offer('fire A F07', 'fire', [ref('hex', 'F07'), ref('unit', 'A')]), stands)).toEqual(['F07', 'F02']);
    expect(placesOf(offer('blow F07/F08', '', [ref('side', 'F07/F08')]), stands)).toEqual(['F07', 'F08']);
  });

  it('are none while a unit is not on the map, and those of the actor where it turns', () => {
    expect(placesOf(offer('unit T', 'unit', [ref('unit', 'T')]), stands)).toEqual([]);
    expect(placesOf(offer('face NE', 'facing', [ref('facing', 'NE')]), stands)).toEqual(['F05']);
  });
});
