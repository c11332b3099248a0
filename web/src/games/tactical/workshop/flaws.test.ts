import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../../lib/settings.svelte';
import { words } from '../../../lib/words.svelte';
import { detailText, flawText, SENTENCES } from './flaws';

describe('what is wrong with a draft', () => {
  beforeAll(() => words.needGames('flaws'));

  it('is said in the language of the page', async () => {
    await words.switch('ru');
    expect(flawText("'S-RIF-1' stands here twice")).toBe("'S-RIF-1' стоит здесь дважды");
    expect(flawText('expected a whole number, got text')).toBe('нужно целое число, а здесь текст');
    expect(flawText("there is no board '44'")).toBe("нет такого: '44' (поле)");
    expect(flawText('7-Z99 is not at the edge of the map')).toBe('7-Z99 не на краю карты');
    expect(detailText('random battle: no battle can be made of this')).toBe('из этого боя не составить');
    await words.switch('en');
  });

  it('is said as the server says it where the page is English, or where it is not known', () => {
    expect(settings.language).toBe('en');
    expect(flawText('G-INF-1 gives no VP')).toBe('G-INF-1 gives no VP');
    expect(flawText('something quite new')).toBe('something quite new');
  });

  it('is known by its longest sentence, each by itself', () => {
    for (const { name, gaps } of SENTENCES) {
      const said = words.t(`page-flaw-${name}`, Object.fromEntries(gaps.map((gap) => [gap, `'${gap}'`])));
      expect(flawText(said), name).toBe(said);
      expect(SENTENCES.find(({ form }) => form.test(said))?.name, said).toBe(name);
    }
  });
});
