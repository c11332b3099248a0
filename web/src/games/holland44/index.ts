/** Holland '44 on the page. */
import { plainFace } from '../../counters/plain';
import type { Piece } from '../../wire';
import type { GamePage } from '../registry';
import { hollandMark, LEGEND } from './marks';
import { hollandLook, hollandTabs } from './tabs';

const attack = () => import('./Attack.svelte');
const chances = () => import('./Chances.svelte');
const landing = () => import('./Landing.svelte');

const page: GamePage = {
  face: plainFace,
  tabs: hollandTabs,
  look: hollandLook,
  mark: hollandMark,
  legend: LEGEND,
  weight: (piece: Piece) => piece.figures['steps'] ?? 1,
  plans: { 'Movement.choose': { then: 'Move.choose', end: 'halt' } },
  tracks: [
    { name: 'vp', as: 'figure', at: 'side' },
    { name: 'half-vp', as: 'figure', at: 'side' },
    { name: 'across', as: 'figure', at: 'side' },
    { name: 'turn', as: 'boxes', at: 'middle' },
    ...['am', 'pm', 'night'].flatMap((kind) =>
      ['clear', 'cloudy', 'overcast'].map((sky) => ({ name: `${kind}-${sky}`, as: 'figure' as const, at: 'middle' as const })),
    ),
  ],
  panels: {
    'Combat.attacks': attack,
    'Attack.attackers': attack,
    'Attack.lead': attack,
    'Attack.support': attack,
    'Attack.blown': attack,
    'Airlanding.place': landing,
    'Airlanding.scatter': chances,
    'Demolition.choose': chances,
    'Lose.choose': chances,
    'Stand.choose': chances,
    'Stand.ignore': chances,
  },
  previews: ['Combat.attacks'],
  told: ['Attack.attackers', 'Attack.lead', 'Attack.support', 'Airlanding.place', 'Airlanding.scatter', 'Demolition.choose', 'Lose.choose', 'Stand.choose', 'Stand.ignore'],
  log: {
    heading: ['turn-begins', 'player-turn'],
    minor: ['moves', 'stays', 'arrives', 'supports', 'air-support', 'recovery-roll', 'drop-roll', 'traffic-roll', 'engages'],
    runs: ['moves'],
    combat: ['attacks', 'combat', 'stands', 'holds', 'gives-way', 'retreats', 'advances', 'strikes', 'step-lost', 'eliminated', 'shatters', 'blown', 'not-blown'],
    loss: ['step-lost', 'eliminated', 'remnant', 'isolated'],
  },
};

export default page;
