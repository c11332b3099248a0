/** Holland '44 on the page. */
import type { GamePage } from '../registry';
import { FAMILY } from '../zocbond/family';
import { hollandMark, LEGEND } from './marks';

const chances = () => import('../zocbond/Chances.svelte');
const course = () => import('../zocbond/Course.svelte');
const landing = () => import('./Landing.svelte');

const page: GamePage = {
  ...FAMILY,
  phases: {
    names: 'zocbond',
    of: { replacements: ['Replenish.'], bridges: ['BridgePhase.'], landing: ['Airlanding.'], ...FAMILY.phases.of, traffic: ['TrafficPhase.'] },
  },
  // Nobody puts a marker into a hex, or repairs a bridge, because he wanted to look at a unit there.
  clicks: { ...FAMILY.clicks, 'Replenish.ready': [], 'BridgePhase.choose': ['blow'], 'TrafficPhase.place': [] },
  mark: hollandMark,
  legend: LEGEND,
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'],
  rules: { automatic: 'H44-8.7' },
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
    ...FAMILY.panels,
    'Airlanding.place': landing,
    'Airlanding.scatter': chances,
    'Demolition.choose': chances,
    'Disengagement.choose': course,
  },
  told: [...FAMILY.told, 'Airlanding.place', 'Airlanding.scatter', 'Demolition.choose', 'Disengagement.choose'],
  log: {
    ...FAMILY.log,
    minor: [...FAMILY.log.minor, 'arrives', 'drop-roll', 'traffic-roll'],
    combat: [...FAMILY.log.combat, 'blown', 'not-blown'],
    loss: [...FAMILY.log.loss, 'isolated'],
    results: [...FAMILY.log.results, 'blown', 'not-blown'],
    news: {
      ...FAMILY.log.news,
      losses: [...FAMILY.log.news.losses, 'isolated'],
      ground: ['blown', 'not-blown', 'bridge-safe', 'mined', 'repaired', 'revealed'],
      supply: ['cut-off', 'supplied', 'exhausted', 'reappears'],
      arrivals: ['arrives', 'lands', 'rebuilt', 'refits'],
    },
  },
};

export default page;
