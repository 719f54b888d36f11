/** A step of the build: beside every text file its compressed forms, so that the server has nothing to compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|txt|webmanifest)$/;
/** What fits into one packet anyway. */
const SMALL = 1_024;

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

export function compress(): Plugin {
  return {
    name: 'duopolis-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = 'dist' }) {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        for (const name of files.filter((file) => TEXT.test(file))) {
          const file = join(dir, name);
          const text = readFileSync(file);
          if (text.length < SMALL) continue;
          writeFileSync(`${file}.br`, brotli(text));
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
