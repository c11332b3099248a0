import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './scripts/compress.mjs';
import { LICENCES, fontLicences } from './scripts/licences.mjs';
import { leanTexts } from './scripts/texts.mjs';

const server = process.env.GROGNARD_SERVER ?? 'http://127.0.0.1:8801';

export default defineConfig({
  plugins: [svelte(), leanTexts(), fontLicences(), compress()],
  build: {
    outDir: process.env.GROGNARD_PAGE ?? '../src/grognard/server/page',
    emptyOutDir: true,
    license: { fileName: LICENCES },
    manifest: true, // for scripts/size.mjs
    target: 'es2022',
    assetsInlineLimit: 0, // fonts and pictures stay files, which the browser keeps
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, and what every map needs, come as one file each: twenty small ones cost more.
          groups: [
            { name: 'lib', test: /[\\/]src[\\/]lib[\\/]|[\\/]node_modules[\\/](svelte|@fluent)[\\/]/ },
            { name: 'table', test: /[\\/]src[\\/]((map|counters)[\\/](?!Legend|legend|samples|nato)|\w+[\\/](Die|Ledger|RuleLink|Sign|offers|labels)\.)/ },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 900, // milsymbol, which only games with such counters fetch
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
