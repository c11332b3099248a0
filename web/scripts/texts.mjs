// The comments of .ftl files are for translators: a sixteenth of the texts, which no reader needs.
import { readFile } from 'node:fs/promises';

/** @param {string} source */
export const withoutComments = (source) => source.replace(/^#.*\n?/gm, '');

/** @returns {import('vite').Plugin} */
export function leanTexts() {
  return {
    name: 'grognard-lean-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      if (!file.endsWith('.ftl') || query !== 'raw') return null;
      return `export default ${JSON.stringify(withoutComments(await readFile(file, 'utf-8')))};`;
    },
  };
}
