/** How the gallery is built for its pictures: on its own, without the client's compression and offline files. */
import { defineConfig } from 'vite';
import { BUILD } from './vite.config.ts';

export default defineConfig({
  ...BUILD,
  base: './',
  publicDir: false,
  build: {
    ...BUILD.build,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'gallery.html' },
  },
  worker: { format: 'es' },
});
