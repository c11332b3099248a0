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
const air = () => import('./Air.svelte');
const assault = () => import('./Assault.svelte');

const DECLARING = ['source', 'type', 'sheaf', 'way'].map((step) => `IndirectFire.${step}`);
const FLIGHT = ['edge', 'over', 'heading', 'speed', 'altitude', 'fly'].map((step) => `Flight.${step}`);
const CLOSE = ['CloseCombat.declare', 'Melee.primary', 'Melee.advance', 'HandToHand.primary', 'Landing.choose'];

/** What the log tells of artillery, aircraft and close combat. */
const FAR = [
  ...['calls-fire', 'shifts-fire', 'responds', 'fails', 'danger-close', 'drops', 'impact', 'shelled'],
  ...['strafes', 'bombs', 'dives', 'rockets', 'flak', 'shot-down', 'breaks-up', 'crashes'],
  ...['assaults', 'close-assault', 'fights', 'overruns', 'overrun-fails'],
];

/** One panel for several kinds of questions. */
const each = <T>(kinds: string[], panel: T): Record<string, T> => Object.fromEntries(kinds.map((kind) => [kind, panel]));

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
  mild: ['crew-stays', 'nothing', 'shaken'],
  shot: () => import('./Shot.svelte'),
  follows: { at: 'resolve', react: 'resolve', weapon: 'resolve' },
  groups: ['Orders.unit'],
  duties: ['Deploy.unit', 'Orders.unit', 'DirectFire.declare', 'Reactions.offer', 'Movement.unit', 'IndirectFire.next', 'CloseCombat.declare', 'AirPhase.aircraft', 'Pivots.choose'],
  unseen: {
    'panzer-refusal-no-sight': ['firer', 'target'],
    'panzer-refusal-not-spotted': ['firer', 'target'],
    'panzer-refusal-not-spotted-now': ['firer', 'target'],
    'panzer-refusal-smoke-sight': ['firer', 'hex'],
  },
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
    ...each(DECLARING, mission),
    'IndirectFire.drop': mission,
    'Movement.unit': () => import('./Overrun.svelte'),
    'Plots.choose': plots,
    'Plots.part': plots,
    'Loads.choose': () => import('./Loads.svelte'),
    ...each(FLIGHT, air),
    'Flight.window': reaction,
    'Pivots.choose': () => import('./Adjust.svelte'),
    ...each(CLOSE, assault),
  },
  told: [
    'Orders.command',
    'Reactions.offer',
    'IndirectFire.next',
    ...DECLARING,
    'Plots.choose',
    'Plots.part',
    'Loads.choose',
    ...FLIGHT,
    'Flight.window',
    'Pivots.choose',
    ...CLOSE,
  ],
  log: {
    heading: ['turn-begins'],
    minor: ['drives', 'reverses', 'flies', 'banks', 'joins', 'declared-row', 'approaches', 'leads', 'pivots', 'slowed', 'keeps-hidden', 'struck', 'struck-at', 'angle-chosen'],
    opens: ['aims', 'reacts'],
    runs: ['drives', 'reverses', 'flies'],
    combat: ['aims', 'reacts', 'missed', 'hit', 'hits', 'struck', 'struck-at', 'no-effect', 'damaged', 'tracks-hit', 'knocked-out', 'burns', 'shaken', 'crew-leaves', 'spent', 'void', ...FAR],
    loss: ['damaged', 'tracks-hit', 'knocked-out', 'burns', 'crew-leaves', 'destroyed', 'rider-lost', 'shot-down', 'breaks-up'],
    shots: ['aims', 'reacts', 'missed', 'hit', 'hits', 'flak', 'assaults'],
    results: ['burns', 'knocked-out', 'crew-leaves', 'damaged', 'tracks-hit', 'shaken', 'no-effect', 'covered', 'missed', 'shot-down', 'breaks-up', 'shelled', 'danger-close', 'responds', 'fails', 'fights', 'close-assault', 'initiative'],
    heads: ['burns', 'knocked-out', 'damaged', 'missed'],
    turn: 'turn-begins',
  },
};

export default page;
