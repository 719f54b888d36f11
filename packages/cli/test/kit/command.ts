/** Runs the real command as a child process, as a shell would. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../bin/duopolis.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CampaignEnvironment {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A plain terminal. The cache of compiled code is that of this run. */
export const PLAIN = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  LANG: 'C',
};

export const start = (args: readonly string[], env: CampaignEnvironment['env'] = {}) =>
  spawn(process.execPath, [COMMAND, ...args], {
    env: { ...PLAIN, ...env },
  });

export const duopolis = (
  args: readonly string[],
  { input = '', env = {} }: CampaignEnvironment = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = start(args, env);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.stdin.on('error', () => {}); // a command may end before it has read everything
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });

/** Every bad usage or input: exit code 2, and one line on standard error. */
export const ONE_LINE = /^duopolis: [^\n]+\n$/;
