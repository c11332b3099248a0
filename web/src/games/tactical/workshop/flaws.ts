/**
 * What is wrong with a draft, in the reader's language. The server speaks English, in sentences that are texts of the page
 * as well (`page-flaw-*`): they are known by the English text, and said again in the language of the page.
 */
import { words } from '../../../lib/words.svelte';
import english from '../../../texts/en/games/flaws.ftl?raw';

interface Sentence {
  name: string;
  form: RegExp;
  /** The names of what is put in, in their order. */
  gaps: string[];
  /** Letters of its own: of two that fit, the longer is meant. */
  own: number;
}

const GAP = /\{ \$(\w+) \}/;
const plain = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

export const SENTENCES: Sentence[] = [...english.matchAll(/^page-flaw-([\w-]+) = (.+)$/gm)]
  .map(([, name = '', text = '']) => {
    const [first = '', ...rest] = text.split(GAP); // text, gap, text, gap, text ...
    const form = [plain(first), ...rest.map((part, i) => (i % 2 ? plain(part) : '(.+?)'))].join('');
    const gaps = rest.filter((_, i) => i % 2 === 0);
    const own = [first, ...rest.filter((_, i) => i % 2)].join('').length;
    return { name, form: new RegExp(`^${form}$`, 's'), gaps, own };
  })
  .toSorted((a, b) => b.own - a.own);

/** A sentence of the server in the language of the page; as it stands, if it is not known. */
export function flawText(said: string): string {
  for (const { name, form, gaps } of SENTENCES) {
    const found = form.exec(said);
    const id = `page-flaw-${name}`;
    if (found && words.has(id)) return words.t(id, Object.fromEntries(gaps.map((gap, i) => [gap, wordText(found[i + 1] ?? '')])));
  }
  return said;
}

/** What is put in is a key of the file, unless it is a word that is known. */
function wordText(said: string): string {
  const word = SENTENCES.find(({ form, gaps }) => gaps.length === 0 && form.test(said));
  return word ? words.t(`page-flaw-${word.name}`) : said;
}

/** The same with the file before it: "random battle: no battle can be made of this". */
export const detailText = (detail: string): string => flawText(detail.replace(/^random battle: /, ''));
