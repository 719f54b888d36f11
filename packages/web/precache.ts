/** A step of the build: makes the service worker, and writes into it which files this version of the client has. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const ENTRY = fileURLToPath(new URL('src/app/offline/service-worker.ts', import.meta.url));

/** Of no use without a network. */
const LEFT_OUT = new Set([WORKER, 'robots.txt', 'share.png']);

const isKept = (file: string): boolean => !LEFT_OUT.has(file) && !file.endsWith('.map');

export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'duopolis-precache',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        // Not every browser has service workers made of modules: it must stand alone.
        if (worker?.type !== 'chunk' || worker.imports.length > 0) this.error(`${WORKER} is not one file`);
        const built = Object.values(bundle).filter(({ fileName }) => isKept(fileName));
        const still = readdirSync(publicFolder).filter(isKept);
        const hash = createHash('sha256');
        for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
        for (const file of still) hash.update(readFileSync(join(publicFolder, file)));
        const version = {
          name: hash.digest('hex').slice(0, 12),
          files: [...built.map(({ fileName }) => fileName), ...still].map((file) => `/${file}`).toSorted(),
        };
        worker.code = worker.code.replace('VERSION_OF_THE_BUILD', JSON.stringify(version));
      },
    },
  };
}
