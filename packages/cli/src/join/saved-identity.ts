/** Your identity at each server, stored on this device, so that you get your seat back. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultFile } from '../campaign/campaign-file.ts';
import type { Shell } from '../shell.ts';

const fileFor = ({ environment }: Pick<Shell, 'environment'>): string =>
  join(dirname(defaultFile(environment)), 'servers.json');

type Cookies = Readonly<Record<string, string>>;

function read(file: string): Cookies {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof kept === 'object' && kept !== null ? (kept as Cookies) : {};
  } catch {
    return {};
  }
}

export function cookieFor(server: string, shell: Pick<Shell, 'environment'>): string | undefined {
  const cookies = read(fileFor(shell));
  const cookie: unknown = Object.hasOwn(cookies, server) ? cookies[server] : undefined;
  return typeof cookie === 'string' ? cookie : undefined;
}

/** Readable by you only; without storage you can still play. */
export function saveCookie(server: string, cookie: string, shell: Pick<Shell, 'environment'>): void {
  const file = fileFor(shell);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...read(file), [server]: cookie }), { mode: 0o600 });
  } catch {}
}
