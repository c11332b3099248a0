import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Lesson, Offer, View } from '../wire';
import LessonCard from './LessonCard.svelte';
import { Guide } from './lesson.svelte';

const text = (id: string) => ({ t: 'msg' as const, id, args: {} });
const when = { asked: [], offered: [], lacking: [], told: [], round: 0 };
const until = { chosen: [], told: [], asked: [], round: 0, next: false };

const LESSON: Lesson = {
  name: 'first',
  game: 'coh',
  scenario: 's',
  options: {},
  seat: 'german',
  seed: '',
  level: 'random',
  title: text('lesson-title'),
  steps: [
    {
      id: 'one',
      title: text('one-title'),
      text: text('one-text'),
      when,
      until: { ...until, chosen: ['move *'] },
      point: [],
      suggest: ['move *'],
    },
    {
      id: 'two',
      title: text('two-title'),
      text: text('two-text'),
      when,
      until: { ...until, next: true },
      point: [],
      suggest: [],
    },
  ],
};

const offer: Offer = {
  key: 'move U 7-A01',
  text: text('o'),
  anchors: [],
  role: 'act',
  group: 'move',
  rule: '',
  cost: 1,
  rolls: false,
  regret: null,
};
const view = {
  question: { kind: 'Turn.choose', prompt: text('p'), offers: [offer], several: false, default: 0, closed: [] },
  scene: { pieces: [], marks: [], tracks: [], hands: [] },
  outcome: -1,
} as unknown as View;

let shown: Record<string, unknown> | undefined;
let guide: Guide;
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  guide = new Guide(LESSON, 'g');
  guide.look(view, []);
  shown = mount(LessonCard, {
    target: document.body,
    props: { guide, view, names: () => undefined, onshow: (each: Offer) => asked.push(each.key) },
  });
  flushSync();
});

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const part = (id: string): HTMLElement | null => document.querySelector(`[data-testid=${id}]`);

function press(id: string): void {
  part(id)?.click();
  flushSync();
}

it('shows one step, with what it recommends', () => {
  expect(document.body.textContent).toContain('one-title');
  expect(document.body.textContent).not.toContain('two-title');
  press('lesson-show');
  expect(asked).toEqual(['move U 7-A01']);
});

it('goes on by the button, and by what is played', () => {
  press('lesson-next');
  expect(document.body.textContent).toContain('two-title');
  expect(part('lesson-show')).toBeNull();
  press('lesson-next');
  expect(guide.over).toBe(true);
  expect(part('lesson-next')).toBeNull();
});

it('can be left and taken up again', () => {
  press('lesson-leave');
  expect(part('lesson')).toBeNull();
  expect(guide.left).toBe(true);
  press('lesson-resume');
  expect(document.body.textContent).toContain('one-title');
});

it('follows the game', () => {
  guide.chose(['move U 7-A01']);
  guide.look(view, []);
  flushSync();
  expect(document.body.textContent).toContain('two-title');
});

it('is one line where it is folded, which opens it and shows what it recommends', () => {
  if (shown) void unmount(shown);
  const folds: boolean[] = [];
  shown = mount(LessonCard, {
    target: document.body,
    props: { guide, view, names: () => undefined, onshow: (each: Offer) => asked.push(each.key), folded: true, onfold: (on: boolean) => folds.push(on) },
  });
  flushSync();
  expect(document.body.textContent).toContain('one-title');
  expect(document.body.textContent).not.toContain('one-text');
  press('lesson-show');
  expect(asked).toEqual(['move U 7-A01']);
  press('lesson-open');
  expect(folds).toEqual([false]);
});
