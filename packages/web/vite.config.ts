/** How the browser client is built: one entry, everything else by route. */
import { defineConfig, type UserConfig } from 'vite';
import { compress } from './compress.ts';
import { precache } from './precache.ts';
import { preload } from './preload.ts';

/** The game server that `npm run dev` forwards to. */
const SERVER = process.env['DUOPOLIS_SERVER'] ?? 'http://127.0.0.1:8080';

/** The first browsers that know light-dark(), so that it stays as it is written. */
const STYLE_BROWSERS = ['chrome123', 'firefox120', 'safari17.5'];

/** The rules, and what was played by them, without the host of a table and its bots. */
const RULES =
  /packages\/(rules\/src\/|table\/src\/(seats|state|evolve|record|view|deal|options|host\/memory)\.ts)/;

/** Small parts that several screens share. */
const SAVED =
  /web\/src\/(kit\/(store\/(device-store|fallback-store|indexed-db|tab-lock)|files\/(file-name|save))|game\/(link\/new-seed|players\/ring|saves\/(campaigns|puzzle-results|running-campaign|running-deal|puzzle-day)|scores\/(scores|solo-scores|solo-titles)|record\/(saved-records|record-id|find-record|record-view|finished-games|record-link|try-link)|setup\/(setup-options|describe-plan)))\.ts$/;

/** A city as it is drawn everywhere, and why it scores. */
const BOARD =
  /web\/src\/game\/(board\/|score\/(mini-city|score-reasons|automacity-tray|city-why|mini-tray|standings|term-badge|city-dialog)|players\/seat-names|explain\/in-play|turn\/dragged-tile)/;

/** The words of the first page, and those of every game: one file each per language. Other parts have a file of their own. */
const FIRST_WORDS = /web\/src\/(kit|app)\/([\w-]+\/)*words\/[a-z]{2}\.ts$/;
const GAME_WORDS =
  /(web\/src\/game\/(?!primer|recap|review|sketch)\w+\/words|packages\/words\/src\/(?!scorepad)\w+)\/[a-z]{2}\.ts$/;
const languageOf = (id: string): string => id.slice(-'en.ts'.length, -'.ts'.length);

/** Few files, since each takes a round trip, and each with little that its screen does without; those above come first. */
const FILES = [
  {
    name: 'first',
    test: /web\/src\/(app\/main\.tsx|kit\/words\/sentence\.ts|kit\/account\/server-problem\.ts)$|packages\/words\/src\/(language|registry)\.ts$/,
  },
  { name: 'vocabulary', test: /packages\/words\/src\/[\w-]+\.ts$/ },
  { name: languageOf, test: FIRST_WORDS },
  { name: (id: string) => `game-${languageOf(id)}`, test: GAME_WORDS },
  { name: 'rules', test: RULES, minShareCount: 4 },
  { name: 'host', test: /packages\/table\/src\//, minShareCount: 4 },
  { name: 'board', test: BOARD },
  { name: 'saved', test: SAVED },
  {
    name: 'local',
    test: /web\/src\/game\/(local\/local-table|saves\/continued|setup\/make-table|saves\/storage-note)/,
  },
  { name: 'table', test: /web\/src\/game\/table\/table-screen\.tsx$/ },
].map((file, nth, { length }) => ({ ...file, priority: length - nth }));

/** What the client and embeds have in common. */
export const BUILD = {
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    cssTarget: STYLE_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;

export default defineConfig({
  ...BUILD,
  plugins: [preload(), precache(), compress()],
  build: { ...BUILD.build, rolldownOptions: { output: { codeSplitting: { groups: FILES } } } },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
