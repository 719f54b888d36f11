/** The program itself: what it prints, and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../src/program.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'duopolis-main-'));

const start = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--conditions=source', MAIN, ...args]);

/** The code and everything it said. */
const ended = (child: ChildProcess): Promise<readonly [number | null, string]> =>
  new Promise((resolve) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
      });
    }
    child.once('close', (code) => resolve([code, said]));
  });

/** The same without a process of its own; none of these starts a server. */
async function endedHere(args: readonly string[]): Promise<readonly [number, string]> {
  let said = '';
  const code = await run(args, {
    environment: { LANG: 'C' },
    say: (line) => {
      said += `${line}\n`;
    },
    note: (text) => {
      said += text;
    },
    started: ({ stop }) => {
      said += 'a server runs';
      void stop();
    },
  });
  return [code, said];
}

let running: ChildProcess;
let end: Promise<readonly [number | null, string]>;
let port = '';

beforeAll(async () => {
  running = start('--data', join(folder, 'data'), '--port', '0', '--log', 'silent');
  end = ended(running);
  port = await new Promise((resolve) => {
    running.stdout?.once('data', (text: Buffer) => resolve(/:(\d+)\n$/.exec(text.toString())?.[1] ?? ''));
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'a port in use',
    () => ['--data', '', '--port', port],
    'is in use by another program; stop it, or use another port: npm start -- --port',
  ],
  [
    'an address of another computer',
    () => ['--data', '', '--host', '192.0.2.1', '--port', '0'],
    "can't listen on 192.0.2.1, port 0",
  ],
  ['a folder in use', () => ['--data', join(folder, 'data')], 'is in use: a server is already running'],
  ['an unknown flag', () => ['--loud'], '--loud'],
  ['a setting out of range', () => ['--port', '70000'], "port is '70000'; expected 0 to 65535"],
  [
    'a limit that nobody could keep',
    () => ['--messages-each', '0'],
    "messages-each is '0'; expected 1 to 1000000",
  ],
  [
    'a file of somebody else',
    () => {
      writeFileSync(join(folder, 'duopolis.db'), 'my letters');
      return ['--data', folder];
    },
    'is not a data file of Duopolis',
  ],
  ['a backup to nowhere', () => ['backup'], "expected 'backup FILE'"],
  ['a data folder through a file', () => ['--data', join(MAIN, 'data')], 'something on its path is a file'],
  [
    'a backup into a folder that is not there',
    () => ['backup', join(folder, 'none', 'x'), '--data', join(folder, 'data')],
    'does not exist; create it first',
  ],
  ['an origin that is none', () => ['--origins', 'here'], "origins is 'here'; expected https://…"],
  ['a browser client that is not there', () => ['--web', folder], "index.html' does not exist"],
  ['a flag without its value', () => ['--port'], "'--port' needs a value"],
  ['a stray word', () => ['serve'], "'serve' is not expected"],
  ['another language', () => ['--lang', 'fr', '--loud'], 'l’option « --loud » n’existe pas'],
  ['an unknown language', () => ['--lang', 'de'], "lang is 'de'; expected en, fr, ru"],
])('%s is one line of advice, and code 2', async (_, args, words) => {
  const given = args();
  const [code, said] = await endedHere([...given, ...(given[0] === 'backup' ? [] : ['--log', 'silent'])]);
  expect(said).toMatch(/^duopolis: [^\n]+\n$/);
  expect(said).toContain(words);
  expect(code).toBe(2);
});

test('a process says the same, and ends with the same code', async () => {
  expect(await ended(start('--loud'))).toEqual(await endedHere(['--loud']));
});

test('a mail server that does not answer is one line, and the server runs', async () => {
  const flags =
    '--port 0 --log silent --web none --origins https://duopolis.example --mail-from a@example.org';
  const server = start('--data', '', '--smtp', 'smtp://name:secret@127.0.0.1:1', ...flags.split(' '));
  server.stderr?.on('data', (text: Buffer) => {
    if (text.includes('mail server')) server.kill('SIGTERM');
  });
  const [code, said] = await ended(server);
  const about = said.split('\n').filter((line) => line.startsWith('duopolis: '));
  expect(about).toEqual([
    expect.stringMatching(/^duopolis: the mail server can't be used: .*ECONNREFUSED.*--smtp/),
  ]);
  expect(said).not.toContain('secret');
  expect(code).toBe(0);
});

test('its files are readable by their owner only', () => {
  expect(statSync(join(folder, 'data', 'duopolis.db')).mode & 0o077).toBe(0);
});

test('it prints its address, and stops cleanly on a signal', async () => {
  running.kill('SIGTERM');
  const [code, said] = await end;
  expect(code).toBe(0);
  const [first, ...rest] = said.split('\n').filter((line) => line !== '');
  expect(first).toBe(`Duopolis: http://127.0.0.1:${port}`);
  // A computer without a network has no such line.
  for (const line of rest)
    expect(line).toMatch(/^In your network: .*: npm start -- --host 0\.0\.0\.0 --port \d+$/);
});
