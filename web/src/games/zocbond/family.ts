/** What the games of the ZOC-bond family have in common on the page; each adds its own marks, tracks and panels. */
import { plainFace } from '../../counters/plain';
import type { Piece } from '../../wire';
import type { GamePage } from '../registry';
import { attackPrompt, resultText } from './attack';
import { familyLook, familyTabs } from './tabs';

const attack = () => import('./Attack.svelte');
const chances = () => import('./Chances.svelte');
const course = () => import('./Course.svelte');

export const FAMILY = {
  texts: ['zocbond'],
  face: plainFace,
  tabs: familyTabs,
  look: familyLook,
  weight: (piece: Piece) => piece.figures['steps'] ?? 1,
  plans: { 'Movement.choose': { by: ['march', 'tactical', 'extend'], then: 'Move.choose', end: 'halt' } },
  clicks: {
    'Movement.choose': ['march', 'tactical', 'extend', 'rail', 'sail', 'shatter'],
    'Combat.attacks': ['attack', 'follow'],
  },
  panels: {
    'Automatic.gather': attack,
    'Combat.attacks': attack,
    'Attack.attackers': attack,
    'Attack.lead': attack,
    'Attack.support': attack,
    'Attack.blown': attack,
    'Lose.choose': course,
    'Trim.choose': course,
    'Retreat.go': course,
    'Advance.choose': course,
    'Stand.choose': chances,
    'Stand.ignore': chances,
  },
  idle: ['Movement.choose'],
  previews: ['Combat.attacks'],
  // A hex has just been chosen to be attacked: everybody who may takes part, until the reader takes somebody out.
  joins: { 'Attack.attackers': 'with' },
  phases: {
    names: 'zocbond',
    of: {
      movement: ['Movement.', 'Move.', 'Automatic.'],
      combat: ['Combat.', 'Attack.', 'Stand.', 'Advance.'],
      recovery: ['Recovery.'],
      supply: ['SupplyPhase.'],
    },
  },
  prompt: attackPrompt,
  outcome: resultText,
  told: ['Automatic.gather', 'Attack.attackers', 'Attack.lead', 'Attack.support', 'Lose.choose', 'Trim.choose', 'Retreat.go', 'Advance.choose', 'Stand.choose', 'Stand.ignore'],
  log: {
    heading: ['turn-begins', 'player-turn'],
    turn: 'player-turn',
    minor: ['moves', 'stays', 'supports', 'air-support', 'recovery-roll', 'engages'],
    opens: ['attacks', 'strikes'],
    runs: ['moves', 'retreats', 'advances'],
    combat: ['attacks', 'combat', 'stands', 'holds', 'gives-way', 'retreats', 'advances', 'strikes', 'step-lost', 'eliminated', 'shatters'],
    loss: ['step-lost', 'eliminated', 'remnant'],
    heads: ['combat'],
    shots: ['attacks', 'strikes'],
    results: ['combat', 'holds', 'gives-way', 'shatters', 'eliminated'],
    news: {
      losses: ['step-lost', 'eliminated', 'remnant'],
      combat: ['combat', 'holds', 'shatters'],
      order: ['becomes'],
    },
  },
} satisfies GamePage;
