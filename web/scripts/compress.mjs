// Writes a .br and a .gz beside every text file of the build; the server sends them as they are.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const SMALLEST = 400; // below this a compressed copy saves nothing

/** @returns {import('vite').Plugin} */
export function compress() {
  let folder = '';
  return {
    name: 'grognard-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((name) => TEXT.test(name) && !name.startsWith('.')); // .vite is not for the browser
      await Promise.all(texts.map((name) => copies(join(folder, name))));
    },
  };
}

/** @param {string} file */
async function copies(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
