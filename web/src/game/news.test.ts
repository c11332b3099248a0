// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { newsOf, turnBegan } from './news';

const line = (kind: string, player = -1): LogLine => ({
  kind,
  text: { t: 'msg', id: kind, args: player < 0 ? {} : { player: { t: 'ref', kind: 'player', index: player, key: String(player) } } },
  ledgers: [],
  owner: player,
  dice: [],
});
const style = { turn: 'player-turn', news: { losses: ['step-lost'], ground: ['blown'] } };
const log = [line('player-turn', 0), line('step-lost'), line('player-turn', 1), line('blown'), line('step-lost'), line('moves'), line('player-turn', 0)];

describe('what has happened since a player’s last turn', () => {
  it('is what the others did, in the parts a game names', () => {
    const found = newsOf(log, 0, style);
    expect(found.map(({ name, lines }) => [name, lines.map(({ at }) => at)])).toEqual([
      ['losses', [4]],
      ['ground', [3]],
    ]);
  });

  it('is told in his own turn only', () => {
    expect(turnBegan(log, 0, style)).toBe(6);
    expect(turnBegan(log, 1, style)).toBe(-1);
    expect(newsOf(log, 1, style)).toEqual([]);
  });

  it('begins with the game if he has had no turn', () => {
    expect(newsOf(log.slice(2), 0, style).map(({ name }) => name)).toEqual(['losses', 'ground']);
    expect(newsOf(log, 0, {})).toEqual([]);
  });
});
