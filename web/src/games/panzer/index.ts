/** Panzer on the page. */
import type { GamePage } from '../registry';
import { panzerFace } from './face';
import { panzerLook, panzerSecret } from './look';
import { LEGEND, panzerMark } from './marks';
import { actingIn, promptOf } from './shots';
import { panzerTabs } from './tabs';

const orders = () => import('./Orders.svelte');
const reaction = () => import('./Reaction.svelte');
const mission = () => import('./Mission.svelte');
const plots = () => import('./Plots.svelte');

const page: GamePage = {
  face: panzerFace,
  tabs: panzerTabs,
  look: panzerLook,
  mark: panzerMark,
  legend: LEGEND,
  secret: panzerSecret,
  actor: actingIn,
  prompt: promptOf,
  die: 100,
  shot: () => import('./Shot.svelte'),
  follows: { at: 'resolve', react: 'resolve', weapon: 'resolve' },
  groups: ['Orders.unit'],
  duties: ['Orders.unit', 'DirectFire.declare', 'Movement.unit', 'IndirectFire.next'],
  tracks: [
    { name: 'vp', as: 'figure', at: 'side' },
    { name: 'round', as: 'boxes', at: 'middle' },
  ],
  plans: {
    'Movement.unit': { by: ['move'], then: 'Move.step', end: '', why: true },
    'Move.step': { by: ['ahead', 'back', 'turn'], then: 'Move.step', end: '', going: true, why: true },
  },
  panels: {
    'Orders.unit': orders,
    'Orders.command': orders,
    'Reactions.offer': reaction,
    'IndirectFire.next': () => import('./Artillery.svelte'),
    'IndirectFire.source': mission,
    'IndirectFire.type': mission,
    'IndirectFire.sheaf': mission,
    'IndirectFire.way': mission,
    'IndirectFire.drop': mission,
    'Plots.choose': plots,
    'Plots.part': plots,
  },
  told: [
    'Orders.command',
    'Reactions.offer',
    'IndirectFire.next',
    'IndirectFire.source',
    'IndirectFire.type',
    'IndirectFire.sheaf',
    'IndirectFire.way',
    'Plots.choose',
    'Plots.part',
  ],
  log: {
    heading: ['turn-begins'],
    minor: ['drives', 'reverses', 'pivots', 'slowed', 'keeps-hidden', 'struck', 'struck-at', 'angle-chosen'],
    runs: ['drives', 'reverses'],
    combat: ['aims', 'reacts', 'missed', 'hit', 'hits', 'struck', 'struck-at', 'no-effect', 'damaged', 'tracks-hit', 'knocked-out', 'burns', 'shaken', 'crew-leaves', 'spent', 'void'],
    loss: ['damaged', 'tracks-hit', 'knocked-out', 'burns', 'crew-leaves', 'destroyed', 'rider-lost'],
    shots: ['aims', 'reacts', 'missed', 'hit', 'hits'],
    results: ['burns', 'knocked-out', 'crew-leaves', 'damaged', 'tracks-hit', 'shaken', 'no-effect', 'covered', 'missed', 'initiative'],
    heads: ['burns', 'knocked-out', 'damaged', 'missed'],
    turn: 'turn-begins',
  },
};

export default page;
