/** Counters to show the operational face by, where no game with such counters is on this server. */
import type { Face, Piece, Table } from '../wire';

interface Sample {
  short: string;
  body: string;
  owner: number;
  symbol: string;
  figures: Record<string, number>;
  flags: string[];
  /** Steps left, where not all. */
  left?: number;
  badges?: string[];
}

const SAMPLES: Sample[] = [
  { short: '2 Gren Gds', body: 'british', owner: 1, symbol: 'SFGPUCA---------', figures: { attack: 6, defence: 5, movement: 5, steps: 3, armour: 3 }, flags: ['formation:gds', 'size:II'] },
  { short: '2/505', body: 'us', owner: 1, symbol: 'SFGPUCIA--------', figures: { attack: 5, defence: 5, movement: 3, steps: 3 }, flags: ['formation:82', 'size:II', 'elite'] },
  { short: '1/508', body: 'us', owner: 1, symbol: 'SFGPUCIA--------', figures: { attack: 3, defence: 4, movement: 3, steps: 3 }, flags: ['formation:82', 'size:II', 'elite'], left: 2 },
  { short: '82 Art', body: 'us', owner: 1, symbol: 'SFGPUCF---------', figures: { attack: 0, defence: 1, movement: 3, steps: 1 }, flags: ['formation:82', 'size:II'] },
  { short: 'KG Euling', body: 'ss', owner: 0, symbol: 'SFGPUCIM--------', figures: { attack: 3, defence: 4, movement: 5, steps: 2 }, flags: ['formation:ss2', 'size:II', 'elite'] },
  { short: 'SS Flak 10', body: 'ss', owner: 0, symbol: 'SFGPUCD---------', figures: { attack: 1, defence: 2, movement: 4, steps: 1, 'anti-tank': 4 }, flags: ['formation:ss2', 'size:II', 'elite'] },
  { short: 'Becker', body: 'luftwaffe', owner: 0, symbol: 'SFGPUCI---------', figures: { attack: 3, defence: 4, movement: 3, steps: 2 }, flags: ['formation:feldt', 'size:II'] },
  { short: 'Greschick', body: 'german', owner: 0, symbol: 'SFGPUCI---------', figures: { attack: 1, defence: 2, movement: 3, steps: 1 }, flags: ['formation:feldt', 'size:II', 'poor'] },
  { short: '11 Pz', body: 'german', owner: 0, symbol: 'SFGPUCA---------', figures: { attack: 10, defence: 8, movement: 6, steps: 3 }, flags: ['size:XX', 'elite', 'dot:red'] },
  { short: 'Sforzesca', body: 'italian', owner: 0, symbol: 'SFGPUCI---------', figures: { attack: 3, defence: 4, movement: 3, steps: 3 }, flags: ['size:XX', 'poor'] },
  { short: 'R2 Mtn', body: 'romanian', owner: 0, symbol: 'SFGPUCIO--------', figures: { attack: 3, defence: 5, movement: 3, steps: 3 }, flags: ['size:XX'] },
  { short: '13 G', body: 'guards', owner: 2, symbol: 'SFGPUCI---------', figures: { attack: 4, defence: 6, movement: 3, steps: 2 }, flags: ['size:XX', 'elite'] },
  { short: '1 TC', body: 'soviet', owner: 2, symbol: 'SFGPUCA---------', figures: { attack: 7, defence: 5, movement: 5, steps: 2 }, flags: ['size:XXX', 'dot:black'] },
  { short: '3 G CC', body: 'guards', owner: 2, symbol: 'SFGPUCR---------', figures: { attack: 5, defence: 5, movement: 4, steps: 2 }, flags: ['size:XXX', 'elite', 'no-extended'], badges: ['spent'] },
];

const face = (sample: Sample, i: number): Face => ({
  id: `sample-${i}`,
  kind: 'nato',
  body: sample.body,
  symbol: sample.symbol,
  name: { t: 'msg', id: 'page-map-unknown', args: {} },
  short: sample.short,
  figures: sample.figures,
  flags: sample.flags,
  facts: [],
});

const piece = (sample: Sample, i: number): Piece => ({
  key: `sample-${i}`,
  face: `sample-${i}`,
  owner: sample.owner,
  place: '',
  facing: '',
  badges: sample.badges ?? [],
  figures: sample.left === undefined ? {} : { steps: sample.left },
});

const player = (seat: string, side: string): Table['players'][number] => ({ seat, side, name: { t: 'msg', id: 'page-map-unknown', args: {} } });

export const sampleTable: Pick<Table, 'game' | 'faces' | 'players' | 'counters'> = {
  game: '',
  counters: [],
  faces: SAMPLES.map(face),
  players: [player('axis', 'a'), player('allied', 'c'), player('soviet', 'b')],
};

export const samplePieces: Piece[] = SAMPLES.map(piece);
