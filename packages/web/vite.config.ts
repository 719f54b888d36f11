/** How the browser client is built: one entry, everything else by route. */
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { precache } from './precache.ts';
import { preload } from './preload.ts';

/** The game server that `npm run dev` forwards to. */
const SERVER = process.env['DUOPOLIS_SERVER'] ?? 'http://127.0.0.1:8080';

/** The first browsers that know light-dark(), so that it stays as it is written. */
const STYLE_BROWSERS = ['chrome123', 'firefox120', 'safari17.5'];

/** Few files, since each takes a round trip: the first page, the rules wherever they are needed, and the screen of a table. */
const FILES = [
  { name: 'first', test: /web\/src\/(main\.tsx|table\/sentence\.ts)$/, priority: 3 },
  { name: 'rules', test: /packages\/(rules|table)\/src\//, minShareCount: 4, priority: 2 },
  { name: 'table', test: /web\/src\/table\/table-screen\.tsx$/, priority: 1 },
];

export default defineConfig({
  plugins: [preload(), precache(), compress()],
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    cssTarget: STYLE_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
