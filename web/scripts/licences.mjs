// Vite writes the licences of what it bundles into licences.txt; this adds those of the fonts, which it only copies.
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const LICENCES = 'licences.txt';

/** @returns {import('vite').Plugin} */
export function fontLicences() {
  let root = '';
  let folder = '';
  return {
    name: 'grognard-font-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(root, config.build.outDir);
    },
    async closeBundle() {
      const page = JSON.parse(await readFile(join(root, 'package.json'), 'utf-8'));
      for (const name of Object.keys(page.devDependencies).filter((name) => name.startsWith('@fontsource/'))) {
        const home = join(root, 'node_modules', name);
        const { version, license } = JSON.parse(await readFile(join(home, 'package.json'), 'utf-8'));
        const text = await readFile(join(home, 'LICENSE'), 'utf-8');
        await appendFile(join(folder, LICENCES), `\n## ${name} - ${version} (${license})\n\n${text}`);
      }
    },
  };
}
