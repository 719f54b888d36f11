/** How embeds are built: on their own, so that they share no file with the client and stay small. */
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { BUILD } from './vite.config.ts';

export default defineConfig({
  ...BUILD,
  plugins: [compress()],
  publicDir: false,
  build: { ...BUILD.build, emptyOutDir: false, rolldownOptions: { input: 'embed.html' } },
});
