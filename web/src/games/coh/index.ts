/** Conflict of Heroes on the page. */
import type { GamePage } from '../registry';
import { cohFace } from './face';
import { straight } from './flight';
import { facingOfWay, inHand } from './hands';
import { cohLook } from './look';
import { cohMark, LEGEND } from './marks';
import { cohSecret } from './secret';
import { cohTabs } from './tabs';

const page: GamePage = {
  face: cohFace,
  tabs: cohTabs,
  look: cohLook,
  mark: cohMark,
  legend: LEGEND,
  way: straight,
  hand: inHand,
  stands: facingOfWay,
  secret: cohSecret,
  tracks: [
    { name: 'vp', as: 'figure', at: 'side' },
    { name: 'cap', as: 'pips', at: 'side' },
    { name: 'round', as: 'boxes', at: 'middle' },
  ],
  acts: [
    { kind: 'Action.choose', group: 'rally', attempt: (unit) => `rally ${unit}` },
    { kind: 'Action.choose', group: 'dig', attempt: (unit) => `dig ${unit}` },
  ],
  cards: { boost: 'COH-C.9', luck: 'COH-C.12', lower: 'COH-C.12' },
  panels: Object.fromEntries(
    ['fly', 'heading', 'altitude', 'load'].map((step) => [`Flight.${step}`, () => import('./Flight.svelte')]),
  ),
  log: {
    heading: ['round-begins'],
    minor: ['cap-reset', 'commits', 'rolled', 'luck-rolled', 'turns', 'pays', 'spends', 'supported', 'attacked', 'drawn'],
    combat: ['fires', 'assaults', 'uses-weapon', 'barrage', 'missed', 'hit', 'hit-known', 'revealed', 'destroyed', 'ignores-hit', 'rallies', 'rally-fails'],
    loss: ['hit', 'hit-known', 'revealed', 'destroyed', 'loses-cap', 'cap-covered'],
  },
};

export default page;
