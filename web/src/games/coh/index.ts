/** Conflict of Heroes on the page. */
import type { GamePage } from '../registry';
import { aimedAt } from './aim';
import { cohFace } from './face';
import { straight } from './flight';
import { facingOfWay, inHand } from './hands';
import { cohLook } from './look';
import { cohMark, LEGEND } from './marks';
import { cohSecret } from './secret';
import { cohTabs } from './tabs';

/** What a unit does to a hex or to another unit from where it is. */
const SHOTS = ['fires', 'assaults', 'uses-weapon', 'suspects', 'smokes', 'strafes', 'bombs', 'fires-at'];

const page: GamePage = {
  face: cohFace,
  later: ['coh-about'],
  tabs: cohTabs,
  look: cohLook,
  mark: cohMark,
  legend: LEGEND,
  way: straight,
  hand: inHand,
  stands: facingOfWay,
  says: aimedAt,
  secret: cohSecret,
  tracks: [
    { name: 'vp', as: 'figure', at: 'side' },
    { name: 'cap', as: 'pips', at: 'side' },
    { name: 'round', as: 'boxes', at: 'middle' },
  ],
  pays: ['activate', 'ap', 'opp', 'cap', 'use'],
  acts: [
    { kind: 'Action.choose', group: 'rally', attempt: (unit) => `rally ${unit}` },
    { kind: 'Action.choose', group: 'dig', attempt: (unit) => `dig ${unit}` },
  ],
  cards: { boost: 'COH-C.9', luck: 'COH-C.12', lower: 'COH-C.12' },
  unseen: { 'coh-refusal-no-sight': ['unit', 'hex'], 'coh-refusal-smoke-sight': ['unit', 'hex'] },
  panels: Object.fromEntries(
    ['fly', 'heading', 'altitude', 'load'].map((step) => [`Flight.${step}`, () => import('./Flight.svelte')]),
  ),
  log: {
    heading: ['round-begins'],
    minor: ['cap-reset', 'commits', 'rolled', 'luck-rolled', 'turns', 'pays', 'spends', 'supported', 'attacked', 'drawn', 'marked-spent'],
    price: ['pays', 'spends', 'marked-spent'],
    opens: SHOTS,
    combat: [...SHOTS, 'missed', 'hit', 'hit-known', 'revealed', 'destroyed', 'ignores-hit', 'air-hit', 'rallies', 'rally-fails'],
    loss: ['hit', 'hit-known', 'revealed', 'destroyed', 'air-hit', 'loses-cap', 'cap-covered'],
    shots: SHOTS,
    results: ['destroyed', 'hit-known', 'hit', 'air-hit', 'ignores-hit', 'revealed', 'mine-strikes', 'rallies', 'rally-fails', 'nobody-found', 'missed', 'initiative'],
  },
};

export default page;
