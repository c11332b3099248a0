// How much the first load of the page takes: what the lobby needs before it can be used, compressed as it is served.
// node scripts/size.mjs [folder of the build] [--all]; fails above the limit, --all lists the files.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 300_000;
const FIRST_FONTS = ['sans-latin-400-normal', 'sans-latin-600-normal', 'serif-latin-600-normal'];
const RUSSIAN_FONTS = FIRST_FONTS.map((name) => name.replace('latin', 'cyrillic'));

const given = process.argv.slice(2).find((word) => !word.startsWith('--'));
const folder = given ?? join(import.meta.dirname, '../../src/grognard/server/page');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf-8'));

/** @param {string} file */
function served(file) {
  for (const suffix of ['.br', '']) {
    const found = statSync(join(folder, file + suffix), { throwIfNoEntry: false });
    if (found) return found.size;
  }
  throw new Error(`${file} is not in ${folder}`);
}

/** A module with everything it imports at once. @param {string} name @param {Set<string>} files */
function gather(name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) gather(other, files);
}

/** @param {string} part */
function font(part) {
  const found = Object.values(manifest).find((chunk) => chunk.file.includes(part) && chunk.file.endsWith('.woff2'));
  if (!found) throw new Error(`no font ${part}`);
  return found.file;
}

/** @param {string} page @param {string} language */
function firstLoad(page, language) {
  const files = new Set(['index.html', 'theme.js', 'icon.svg']);
  gather('index.html', files);
  gather(`src/pages/${page}.svelte`, files);
  gather(`src/texts/${language}.ts`, files);
  for (const name of language === 'ru' ? [...FIRST_FONTS, ...RUSSIAN_FONTS] : FIRST_FONTS) files.add(font(name));
  return [...files].map((file) => ({ file, size: served(file) }));
}

let failed = false;
for (const [page, language] of /** @type {[string, string][]} */ ([
  ['Lobby', 'en'],
  ['Lobby', 'ru'],
  ['Game', 'en'],
  ['Game', 'ru'],
])) {
  const files = firstLoad(page, language);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  failed ||= total > LIMIT;
  console.log(`${page} in ${language}: ${(total / 1000).toFixed(1)} kB of ${LIMIT / 1000} (${files.length} files)`);
  if (process.argv.includes('--all')) {
    for (const { file, size } of files.sort((a, b) => b.size - a.size)) console.log(`  ${String(size).padStart(7)} ${file}`);
  }
}
if (failed) console.error('the first load is larger than it may be');
process.exit(failed ? 1 : 0);
