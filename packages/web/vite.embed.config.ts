/** How embeds are built: on their own, so that they share no file with the client and stay small. */
import { defaultServerConditions, defineConfig } from 'vite';
import { compress } from './compress.ts';
import { BUILD } from './vite.config.ts';

/** With `--ssr`: the program with which a server draws the picture of a link. */
export default defineConfig(({ isSsrBuild }) => ({
  ...BUILD,
  plugins: isSsrBuild === true ? [] : [compress()],
  publicDir: false,
  // A clone has sources only: what was once compiled may be missing, or old.
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ...BUILD.build,
    emptyOutDir: false,
    rolldownOptions:
      isSsrBuild === true
        ? {
            input: 'src/embed/embed-picture.tsx',
            output: { entryFileNames: 'picture.mjs', codeSplitting: false },
          }
        : { input: 'embed.html' },
  },
}));
