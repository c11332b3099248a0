// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Branch, Message, Note, Offer, Outlook, Overlay, Question, Table } from '../../wire';
import { asksNothing, attackPrompt, attackOf, chance, codeOf, ends, faces, isBuilding, ladderOf, loses, meanings, resultText, retreatSketch, settledBy, sharesOf, sketchOf } from './attack';

const word = (id: string): Message => ({ t: 'msg', id, args: {} });
const unit = (key: string) => ({ t: 'ref' as const, kind: 'unit', index: 0, key });
const result = (code: string, p: string, then: Branch[] = []): Branch => ({
  label: { t: 'msg', id: 'holland44-outcome-result', args: { result: word(`holland44-word-${code}`) } },
  p,
  then,
  kind: 'hit',
});
const then = (what: string, p: string, key = ''): Branch => ({
  label: { t: 'msg', id: `holland44-outcome-${what}`, args: key ? { unit: unit(key) } : {} },
  p,
  then: [],
  kind: '',
});

const outlook = {
  branches: [result('a1', '1/3', [then('step', '1/3', 'A')]), result('eng', '1/3'), result('dr', '1/3', [then('retreats', '1/4'), then('holds', '1/12')])],
  ledgers: [
    { title: word('a'), lines: [], total: 8 },
    { title: word('d'), lines: [], total: 3 },
    {
      title: word('s'),
      lines: [
        { rule: 'H44-10.7', text: word('air'), op: 'shift', value: 1, total: 1 },
        { rule: 'H44-9.4', text: word('column'), op: 'column', value: 4, total: 1 },
      ],
      total: 1,
    },
  ],
} as unknown as Outlook;

describe('an attack that is being built', () => {
  it('is read from the prompt', () => {
    const args = { target: { t: 'ref', kind: 'hex', index: 1, key: '1405' }, units: [unit('A'), unit('B')], attached: unit('-'), air: 1 };
    const found = attackOf({ prompt: { t: 'msg', id: '', args } } as unknown as Question);
    expect(found).toMatchObject({ units: ['A', 'B'], support: [], attached: '', air: 1 });
    expect(found.target?.key).toBe('1405');
  });

  it('climbs the ladder by its shifts', () => {
    expect(ladderOf(outlook, 9)).toMatchObject({ from: 3, to: 4 });
  });

  it('lays its results on the six faces', () => {
    expect(faces(outlook).map(({ label }) => codeOf(label))).toEqual(['a1', 'a1', 'eng', 'eng', 'dr', 'dr']);
  });

  it('sums up what follows', () => {
    expect(chance(outlook.branches, loses(new Set(['A'])))).toEqual({ n: 1n, d: 3n });
    expect(chance(outlook.branches, loses(new Set(['B'])))).toEqual({ n: 0n, d: 1n });
  });

  it('takes a hex whose defenders retreat or are lost, all of them', () => {
    const lost = { ...then('eliminated', '1/6', 'D'), then: [then('eliminated', '1/12', 'E')] };
    expect(ends(outlook.branches, ['D'])).toEqual({ taken: { n: 1n, d: 4n }, stands: { n: 1n, d: 12n } });
    expect(ends([lost], ['D']).taken).toEqual({ n: 1n, d: 6n });
    expect(ends([lost], ['D', 'E']).taken).toEqual({ n: 1n, d: 12n });
  });

  it('knows the ways back of each result', () => {
    const said = (id: string, code: string): Message => ({ t: 'msg', id, args: { result: word(`holland44-word-${code}`) } });
    const way = (place: string, style: string) => ({ place, path: ['1', place], price: '2', style, keys: [] });
    const overlay = {
      says: [said('holland44-says-result', 'eng'), said('holland44-says-result', 'dr'), said('holland44-says-no-way', 'dr')],
      shortcuts: [way('2', 'dr'), way('3', 'dmr')],
    } as unknown as Overlay;
    const found = meanings(overlay);
    expect(found.get('dr')?.ways.map(({ place }) => place)).toEqual(['2']);
    expect(found.get('dr')?.lost?.id).toBe('holland44-says-no-way');
    expect(found.get('eng')?.ways).toEqual([]);
    const cells = ['0', '1', '2'].map((name, x) => ({ name, x, y: 0 }));
    const drawn = sketchOf({ cells } as unknown as Table, '0', found.get('dr')?.ways ?? []);
    expect(drawn.strokes[0]?.points).toEqual([[0, 0], [1, 0], [2, 0]]);
  });

  it('draws the next hex of a retreat and where it can end', () => {
    const cells = ['0', '1', '2'].map((name, x) => ({ name, x, y: 0 }));
    const hex = (key: string) => ({ t: 'ref', kind: 'hex', index: 0, key });
    const note = { text: { t: 'msg', id: 'x', args: { ends: [hex('2')] } } } as unknown as Note;
    const drawn = retreatSketch({ cells } as unknown as Table, '0', '1', note);
    expect(drawn.tints.map(({ place }) => place)).toEqual(['1', '2']);
    expect(drawn.strokes.map(({ points }) => points)).toEqual([[[0, 0], [1, 0]]]);
  });

  it('needs no die where the odds are overwhelming, or too low', () => {
    const commit = (rolls: boolean) => ({ key: 'commit', rolls }) as Offer;
    const odds = (attack: number, defence: number) => ({ ledgers: [{ total: attack }, { total: defence }] }) as unknown as Outlook;
    expect(settledBy(commit(true), odds(40, 3))).toBe('');
    expect(settledBy(commit(false), odds(40, 3))).toBe('settled');
    expect(settledBy(commit(false), odds(2, 9))).toBe('low');
  });

  it('does not say "go ahead" where the odds are too low for it', () => {
    const asked = (kind: string, strength: number, ...keys: string[]) =>
      ({ kind, prompt: { t: 'msg', id: 'x', args: { strength, defence: 8 } }, offers: keys.map((key) => ({ key, rolls: key === 'commit' })) }) as unknown as Question;
    const supported = asked('Attack.attackers', 2, 'commit'); // by support only
    expect(attackPrompt({ ...supported, offers: supported.offers.map((offer) => ({ ...offer, rolls: false })) })).toBe('page-zocbond-attack-low');
    expect(attackPrompt(asked('Attack.support', 2, 'support A'))).toBe('page-zocbond-attack-low');
    expect(attackPrompt(asked('Attack.support', 2, 'support A', 'commit'))).toBeUndefined();
    expect(attackPrompt(asked('Attack.attackers', 0, 'with A'))).toBeUndefined();
    expect(attackPrompt(asked('Combat.attacks', 2, 'attack 2010'))).toBeUndefined();
  });

  it('tells whether the die follows at once: then the button must say so', () => {
    const ahead = (...keys: string[]) => ({ ahead: keys.map((key) => ({ key })) }) as Outlook;
    expect([ahead(), ahead('commit'), ahead('support A', 'commit')].map(asksNothing)).toEqual([true, true, false]);
  });

  it('can be left until the die is rolled', () => {
    const asked = (kind: string) => ({ kind }) as Question;
    expect(['Attack.support', 'Automatic.gather', 'Combat.attacks'].map((kind) => isBuilding(asked(kind)))).toEqual([true, true, false]);
    expect(isBuilding(null)).toBe(false);
  });
});

describe('the shares of the attackers', () => {
  it('keep the comma of a name out of the reason', () => {
    const names: Record<string, string> = { 'KG-1': 'Kampfgruppe Becker, I Battalion' };
    const line = (id: string, value: number) => ({ rule: 'H44-10.1', text: { t: 'msg', id, args: { unit: unit('KG-1') } }, op: 'add', value, total: 0 });
    const say = (message: Message): string => {
      const name = names['KG-1'] ?? '';
      return message.id === 'half' ? `${name}, halved: disrupted` : name;
    };
    const shares = (id: string) => sharesOf({ ...outlook, ledgers: [{ title: word('a'), lines: [line(id, 4)], total: 4 }] } as unknown as Outlook, say).get('KG-1');
    expect(shares('strength')).toEqual({ value: 4, text: '' });
    expect(shares('half')).toEqual({ value: 4, text: 'halved: disrupted' });
  });
});

describe('a result in words', () => {
  it('is a text of the page for every code, and none for another outcome', () => {
    expect(resultText(result('ds', '1').label)).toBe('page-zocbond-result-ds');
    expect(resultText({ t: 'msg', id: 'holland44-outcome-holds', args: {} })).toBeUndefined();
  });
});
