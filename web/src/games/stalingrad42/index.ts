/** Stalingrad '42 on the page. */
import type { GamePage } from '../registry';
import { FAMILY } from '../zocbond/family';
import { LEGEND, stalingradMark } from './marks';
import { stalingradTabs } from './tabs';

const chances = () => import('../zocbond/Chances.svelte');
const course = () => import('../zocbond/Course.svelte');

const MONTHS = ['6', '7', '8', '9', '10', '11', '12'];
const SKIES = ['clear', 'overcast', 'overcast-w', 'rain', 'mud', 'snow'];
const REPLACEMENTS = ['tank', 'infantry', 'cavalry', 'special', 'allied'];

const page: GamePage = {
  ...FAMILY,
  tabs: stalingradTabs,
  phases: { names: 'zocbond', of: { initial: ['Initial.'], ...FAMILY.phases.of } },
  // Nobody begins a fort, moves a railhead or sends a unit home because he wanted to look at it.
  clicks: {
    ...FAMILY.clicks,
    'Initial.choose': [],
    'SupplyPhase.railheads': [],
    'SupplyPhase.artillery': [],
    'Withdrawal.recall': [],
    'Withdrawal.pay': [],
    'Withdrawal.grant': [],
    'Offensive.grant': [],
  },
  mark: stalingradMark,
  legend: LEGEND,
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'],
  scores: ['axis'],
  // The boxes of the reserve armies (S42-34.1.1) are the only secret, and only their owner has them as badges.
  secret: (view) => view.scene.pieces.some((piece) => piece.badges.some((badge) => badge.startsWith('box-'))),
  rules: { automatic: 'S42-8.6.1', settled: 'S42-8.4', low: 'S42-8.4' },
  tracks: [
    { name: 'vp', as: 'figure', at: 'side' },
    { name: 'benchmark', as: 'figure', at: 'side' },
    { name: 'air', as: 'figure', at: 'side' },
    { name: 'resources', as: 'figure', at: 'side' },
    ...REPLACEMENTS.map((kind) => ({ name: `replacement-${kind}`, as: 'figure' as const, at: 'side' as const })),
    { name: 'turn', as: 'boxes', at: 'middle' },
    ...MONTHS.flatMap((month) => SKIES.map((sky) => ({ name: `${month}-${sky}`, as: 'figure' as const, at: 'middle' as const }))),
  ],
  panels: {
    ...FAMILY.panels,
    'Attack.answer': chances,
    'Throw.choose': chances,
    'LastStep.choose': chances,
    'Storm.choose': course,
    'Disengagement.leave': course,
  },
  told: [...FAMILY.told, 'Attack.answer', 'Throw.choose', 'LastStep.choose', 'Storm.choose', 'Disengagement.leave'],
  log: {
    ...FAMILY.log,
    heading: [...FAMILY.log.heading, 'small-turn'],
    minor: [...FAMILY.log.minor, 'arrives', 'unloaded', 'converted', 'stock-mode', 'reserved', 'readies'],
    runs: [...FAMILY.log.runs, 'by-rail'],
    combat: [...FAMILY.log.combat, 'city-battle', 'city-quiet', 'withdraws', 'fires-stock', 'plan-used'],
    loss: [...FAMILY.log.loss, 'attrition', 'captured', 'guns-gone'],
    results: ['city-battle', ...FAMILY.log.results, 'attrition'],
    news: {
      points: ['score'],
      losses: [...FAMILY.log.news.losses, 'attrition', 'captured', 'guns-gone'],
      combat: [...FAMILY.log.news.combat, 'city-battle', 'withdraws'],
      ground: ['fort-begun', 'fort-done', 'fort-gone', 'forts-fall', 'railhead', 'pushed-back', 'flotilla'],
      supply: ['cut-off', 'supplied', 'isolated'],
      arrivals: ['arrives', 'rebuilt', 'refits', 'bought', 'recalled', 'upgraded', 'army-wakes', 'caucasus-wakes', 'offensive'],
    },
  },
};

export default page;
