/** The one sentence that says what next, and the line under it. */
import { pageOf } from '../games/registry';
import { personName } from '../lib/people';
import { words, msg } from '../lib/words.svelte';
import { since } from '../lib/time';
import type { SeatInfo } from '../wire';
import type { Decision } from './decision.svelte';
import { capital } from './context';
import { hexName, unitName } from './labels';
import { facingOf, isOnMap } from './offers';
import type { Sitting } from './sitting.svelte';

export interface Prompt {
  text: string;
  hint: string;
  /** "yours": gold; "wait": somebody else chooses; "plain": anything else. */
  tone: 'yours' | 'wait' | 'plain';
  /** How long the other side has been choosing. */
  since: string;
  /** A computer chooses. */
  thinks?: boolean;
}

const plain = (id: string): Prompt => ({ text: words.t(id), hint: '', tone: 'plain', since: '' });

export function promptOf(decision: Decision, now: number): Prompt {
  const { sitting } = decision;
  const { info, feed } = sitting;
  const question = sitting.question;
  if (sitting.past) return plain('page-lookback');
  if (info?.status === 'waiting') return plain('page-prompt-open');
  const { crew } = decision.plan;
  if (question && crew.length && !decision.plan.orders?.going) return planned(decision, crew);
  if (question) {
    const other = sitting.view && pageOf(sitting.view.game)?.prompt?.(question);
    const said = other ? { ...question.prompt, id: other } : question.prompt;
    return { text: words.text(said, sitting.names), hint: hintOf(decision), tone: 'yours', since: '' };
  }
  if (feed?.busy) return plain('page-prompt-playing');
  if (sitting.over) return plain('page-prompt-over');
  if (sitting.frozen) return plain('page-prompt-frozen');
  if (info?.other_rules) return plain(sitting.alone ? 'page-prompt-agree-alone' : 'page-prompt-agree');
  if (feed?.shown?.held) return plain('page-prompt-held');
  return waiting(sitting, now);
}

/** Units are about to be sent somewhere: who, and how far they can go. */
function planned(decision: Decision, crew: string[]): Prompt {
  const { plan, preview, sitting } = decision;
  const [first] = crew;
  const who = crew.length > 1 || !first ? words.t('page-plan-stack', { n: crew.length }) : capital(unitName(first, sitting.names));
  const way = plan.wayTo(plan.meant || preview.hover?.place || '');
  const hint = way
    ? wayTold(decision, way)
    : words.t(crew.length > 1 ? 'page-plan-hint-stack' : 'page-plan-hint');
  return { text: words.t('page-plan', { who }), hint, tone: 'yours', since: '' };
}

/** The way that is pointed at, or meant: where it ends and what it costs. */
function wayTold({ plan, sitting }: Decision, { place, price }: { place: string; price: string }): string {
  const named = sitting.table ? hexName(sitting.table, place) : place;
  return words.t(plan.meant ? 'page-plan-meant' : 'page-plan-way', { place: named, price });
}

function hintOf(decision: Decision): string {
  const { building, plan, preview, unasked } = decision;
  const offers = building.question?.offers ?? [];
  if (plan.orders?.going) return goingHint(decision);
  if (building.counting) return words.t(offers.some((offer) => offer.rolls) ? 'page-hint-roll' : 'page-hint-number');
  if (preview.told) {
    const onMap = offers.some(isOnMap);
    return words.t(building.subjects.length ? 'page-hint-placing' : onMap ? 'page-hint-either' : 'page-hint-panel');
  }
  if (preview.pinned) return words.t('page-hint-pinned');
  if (building.group) return words.t(building.subjects.length ? 'page-hint-placing' : 'page-hint-group');
  if (unasked.standing) return words.t('page-hint-facing-stands');
  if (offers.length && offers.every((offer) => facingOf(offer))) return words.t('page-hint-facing');
  return words.t('page-hint-lit');
}

/** A unit is on its way: what the place that is pointed at costs, or that it can go on. */
function goingHint(decision: Decision): string {
  const { plan, preview } = decision;
  const way = plan.wayTo(plan.meant || (preview.hover?.place ?? ''));
  if (way) return wayTold(decision, way);
  return words.t(plan.ways.length ? 'page-plan-going' : 'page-hint-button');
}

/** Who is waited for: his name, or what kind of player he is. */
function waiting(sitting: Sitting, now: number): Prompt {
  const { info } = sitting;
  const view = sitting.feed?.shown;
  const asked = (view?.asked ?? []).map(({ player }) => view?.seats[player] ?? '');
  const seats = asked.flatMap((seat) => info?.seats.find((found) => found.seat === seat) ?? []);
  const passed = info ? words.text(since(info.changed, now)) : '';
  const [only] = seats;
  const since_text = only && only.who !== 'computer' ? passed : '';
  if (!view) return plain('page-prompt-preparing');
  if (!only) return plain('page-prompt-open');
  const name = nameOf(only, sitting);
  if (sitting.watching)
    return { text: words.t('page-prompt-watching', { name }), hint: '', tone: 'wait', since: since_text };
  if (seats.length > 1) return { ...plain('page-prompt-wait-several'), tone: 'wait', since: since_text };
  if (only.who === 'computer') return { ...plain('page-prompt-wait-computer'), tone: 'wait', thinks: true };
  return { text: words.t('page-prompt-wait', { name }), hint: '', tone: 'wait', since: since_text };
}

/** A player by his own name, else by his side's. */
export function nameOf(seat: SeatInfo, sitting: Sitting): string {
  if (seat.name && seat.who !== 'computer') return words.t('page-name', { name: personName(seat.name) });
  const player = sitting.table?.players.find((found) => found.seat === seat.seat);
  return player ? words.text(player.name) : words.text(msg('page-game-computer-plain'));
}
