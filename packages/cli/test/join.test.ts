/** `duopolis join` against a real server, and what `backup`, `restore` and `export` make of its data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InvitationAnswer } from '@duopolis/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { greet } from '../src/join/server-session.ts';
import { duopolis, ONE_LINE } from './kit/command.ts';
import { duopolis as inProcess } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'duopolis-join-'));
const data = join(folder, 'data');
/** A box with other tokens, and one that changes nothing. */
const box = join(folder, 'box.json');
const ours = join(folder, 'ours.json');
writeFileSync(box, '{"tokens":["a","b","c","d","e","f","g"]}');
writeFileSync(ours, '{}');
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  const program = fileURLToPath(import.meta.resolve('@duopolis/server'));
  server = spawn(
    process.execPath,
    ['--conditions=source', program, '--data', data, '--port', '0', '--log', 'silent'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  address = await new Promise((resolve) => {
    server.stdout?.once('data', (text: Buffer) => resolve(text.toString().replace('Duopolis: ', '').trim()));
  });
});

afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
});

/** A table of two whose host only starts the game. */
async function tableFor(two: (link: string) => Promise<unknown>): Promise<void> {
  const greeted = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Host"}',
  });
  const cookie = (greeted.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const options = {
    game: { mode: 'duel', seats: 2, capitals: false },
    access: 'private',
    seating: 'card',
    pace: { kind: 'relaxed' },
    watching: { who: 'nobody', delay: 0 },
    phrasesOnly: false,
    standIn: 'random',
    grace: 60,
  };
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ options }),
  });
  const { table, path } = (await made.json()) as InvitationAnswer;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  let asked = 0;
  /** Asked again and again until everyone is ready. */
  socket.addEventListener('message', ({ data: text }) => {
    if (!/"welcome"|"refused"/.test(String(text))) return;
    const start = { type: 'command', table, id: `start${++asked}`, request: { type: 'start' } };
    setTimeout(() => socket.readyState === socket.OPEN && socket.send(JSON.stringify(start)), 50);
  });
  await two(`${address}${path}`);
  socket.close();
}

describe('bots that join by a link', () => {
  test('play a whole game, and say how it ended', async () => {
    await tableFor(async (link) => {
      const other = await inProcess(['join', link, '--bot', 'easy', '--components', box]);
      expect([other.code, other.out]).toEqual([2, '']);
      expect(other.err).toMatch(ONE_LINE);
      expect(other.err).toContain('the table plays with other pieces than your file: city tokens');
      const ran = await Promise.all([
        duopolis(['join', link, '--bot', 'greedy', '--name', 'Robot', '--components', ours]),
        inProcess(['join', link, '--bot', 'random', '--lang', 'fr']),
      ]);
      expect(ran.map(({ code, err }) => [code, err])).toEqual([
        [0, ''],
        [0, ''],
      ]);
      expect(ran[0]?.out).toMatch(
        /^Robot \(greedy\) plays seat [01]\nplace [12] of 2, cities \d+ and \d+\n$/,
      );
      expect(ran[1]?.out).toMatch(
        /^random \(random\) joue à la place [01]\nrang [12] sur 2, villes \d+ et \d+\n$/,
      );
    });
  });

  test.each([
    ['no link', () => ['table'], "'table' is not an invitation"],
    [
      'a dead server',
      () => ['http://127.0.0.1:9/table/x#y', '--bot', 'hard'],
      'http://127.0.0.1:9 does not answer',
    ],
    ['no such table', () => [`${address}/table/none#x`, '--bot', 'hard'], 'there is no such table'],
    ['nobody at the keyboard', () => [`${address}/table/none`], 'terminal'],
    ['no such bot', () => [`${address}/table/none`, '--bot', 'deep'], "--bot is 'deep'; expected one of"],
    ['no name', () => [`${address}/table/none`, '--bot', 'easy', '--name', '\u200b'], 'rejects the name'],
  ])('%s is one line', async (_, args, words) => {
    const { code, err } = await inProcess(['join', ...args()]);
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });

  test('a greeting opens a connection that can be closed', async () => {
    const connection = await greet(address, 'Ann');
    expect(connection.ok).toBe(true);
    if (connection.ok) connection.value.connection.close();
  });
});

describe('the data of a server', () => {
  const saved = join(folder, 'saved.db');

  test('is exported and backed up while it runs, and a backup is restored elsewhere', async () => {
    const exported = await duopolis(['export', join(folder, 'games.jsonl'), '--data', data]);
    expect([exported.out, exported.err]).toEqual([`1 game in ${join(folder, 'games.jsonl')}\n`, '']);
    expect((await inProcess(['verify', join(folder, 'games.jsonl')])).code).toBe(0);
    expect((await inProcess(['backup', saved, '--data', data])).code).toBe(0);
    const restored = await inProcess(['restore', saved, '--data', join(folder, 'other'), '--json']);
    expect(JSON.parse(restored.out)).toMatchObject({ operation: 'restore' });
    expect(existsSync(join(folder, 'other', 'duopolis.db'))).toBe(true);
  });

  test.each([
    [
      'restore into a folder in use',
      () => ['restore', saved, '--data', data],
      'is in use: a server is already running',
    ],
    ['restore nothing', () => ['restore', join(folder, 'none')], 'does not exist'],
    ['back up nothing', () => ['backup', saved, '--data', folder], 'does not exist'],
    ['restore something else', () => ['restore', join(folder, 'games.jsonl')], 'is not a data file'],
  ])('%s is one line', async (_, args, words) => {
    const { code, err } = await inProcess(args());
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });
});
