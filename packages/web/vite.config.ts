/** How the browser client is built: one entry, everything else by route. */
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { precache } from './precache.ts';
import { preload } from './preload.ts';

/** The game server that `npm run dev` forwards to. */
const SERVER = process.env['DUOPOLIS_SERVER'] ?? 'http://127.0.0.1:8080';

/** The first browsers that know light-dark(), so that it stays as it is written. */
const STYLE_BROWSERS = ['chrome123', 'firefox120', 'safari17.5'];

/** The rules, and what was played by them, without the host of a table and its bots. */
const RULES =
  /packages\/(rules\/src\/|table\/src\/(seats|state|open|asides|evolve|record|view|deal|options|host\/memory)\.ts)/;

/** Small parts that several screens share. */
const KEPT =
  /web\/src\/(app\/part-words|bots\/bots|store\/(device|enduring|indexed-db|lock)|link\/new-seed|table\/ring|(campaign|duplicate|puzzles|replay|scores)\/kept|(campaign|duplicate)\/running|puzzles\/day|replay\/(id|find|seen|finished|carried)|review\/try-link|scores\/(scores|titles)|setup\/(options|say)|share\/(file-name|save))\.ts$/;

/** A city as it is drawn everywhere, and why it scores. */
const BOARD =
  /web\/src\/(board\/|score\/(parts|laid|city-why|mini-tray|standings)|table\/(people|term-badge|city-dialog)|rules\/in-play|turn\/dragged-tile)/;

/** Few files, since each takes a round trip, and each with little that its screen does without; those above come first. */
const FILES = [
  {
    name: 'first',
    test: /web\/src\/(main\.tsx|table\/sentence\.ts|people\/problem\.ts)$|packages\/words\/src\/(?!en|fr|ru|explained)\w+\.ts$/,
  },
  { name: 'en', test: /web\/src\/words\/en\.ts$/ },
  { name: 'fr', test: /web\/src\/words\/fr\.ts$/ },
  { name: 'ru', test: /web\/src\/words\/ru\.ts$/ },
  { name: 'rules', test: RULES, minShareCount: 4 },
  { name: 'host', test: /packages\/table\/src\//, minShareCount: 4 },
  { name: 'board', test: BOARD },
  { name: 'kept', test: KEPT },
  { name: 'local', test: /web\/src\/(link\/local|store\/continued|setup\/make|device\/keeping-note)/ },
  { name: 'table', test: /web\/src\/table\/table-screen\.tsx$/ },
].map((file, nth, { length }) => ({ ...file, priority: length - nth }));

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
