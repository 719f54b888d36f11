/** How the browser client is built: one entry, everything else by route. */
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { precache } from './precache.ts';

/** The game server that `npm run dev` forwards to. */
const SERVER = process.env['DUOPOLIS_SERVER'] ?? 'http://127.0.0.1:8080';

/** The first browsers that know light-dark(), so that it stays as it is written. */
const STYLE_BROWSERS = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig({
  plugins: [precache(), compress()],
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    cssTarget: STYLE_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
