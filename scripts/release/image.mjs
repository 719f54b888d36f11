/** npm run image: assembles the image in a clean folder, runs it as an unprivileged user and tries it; --quick uses this clone's packages and client. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from '../client.mjs';
import { findNode } from '../node24.mjs';
import { assemble } from './assemble.mjs';

/** "nobody", as far as root may become somebody else. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Milliseconds for a game of bots. */
const PATIENCE = 120_000;

/** Everybody may read the image, and only the data folder may be written. */
function makeReadOnly(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  chmodSync(folder, 0o555);
}

/** Only this environment: the program gets no variable of the machine. */
const environment = ({ env }, data) => ({
  ...env,
  DUOPOLIS_HOST: '127.0.0.1',
  DUOPOLIS_PORT: '0',
  DUOPOLIS_DATA: data,
  DUOPOLIS_LOG: 'warn',
});

/** The address that the server prints when it listens. */
async function addressOf(server) {
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the server ended without an address: ${said}`);
}

async function expectOk(label, response, test = () => true) {
  const text = await response.text();
  if (!response.ok || !test(text))
    throw new Error(`${label}: status ${response.status}\n${text.slice(0, 500)}`);
  console.log(`ok: ${label}`);
  return response;
}

/** The first steps of a visitor: health, the page, a script of the page, a name, a table. */
async function tryServer(address) {
  await expectOk('health', await fetch(`${address}/health`));
  await expectOk('ready', await fetch(`${address}/ready`));
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await page.clone().text();
  await expectOk('the client', page, (text) => text.includes('<script'));
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
  await expectOk('a script of the client', await fetch(new URL(script, address)));
  const json = { 'content-type': 'application/json' };
  const session = await expectOk(
    'a session',
    await fetch(`${address}/api/session`, { method: 'POST', headers: json, body: '{"name":"Zoe"}' }),
  );
  const [cookie] = session.headers.get('set-cookie').split(';');
  await expectOk('the session again', await fetch(`${address}/api/session`, { headers: { cookie } }));
  const replay = await playedByBots(address, cookie);
  const picture = await fetch(`${address}/api/embed/picture/${replay}`, { redirect: 'manual' });
  await expectOk('a picture of the game', picture, (text) => text.includes('PNG'));
}

const OPTIONS = {
  game: { mode: 'table', seats: 3, capitals: false },
  access: 'open',
  seating: 'numbers',
  pace: { kind: 'relaxed' },
  watching: { who: 'everyone', delay: 0 },
  phrasesOnly: false,
  standIn: 'random',
  grace: 60,
};
const STRENGTHS = ['hard', 'random', 'random'];

/** A game of bots, one of which searches in a process of its own; the name of its replay. */
async function playedByBots(address, cookie) {
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify({ options: OPTIONS });
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
  const { table } = await made.clone().json();
  await expectOk('a table', made);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await once(socket, 'open');
  const seats = STRENGTHS.map((strength, seat) => ({ type: 'seat-bot', seat, strength }));
  for (const [id, request] of [...seats, { type: 'start' }].entries())
    socket.send(JSON.stringify({ type: 'command', table, id: `${id}`, request }));
  const until = Date.now() + PATIENCE;
  const isOver = async () => {
    const { records = [] } = await (
      await fetch(`${address}/api/tables/${table}/records`, { headers })
    ).json();
    return records.length > 0;
  };
  // oxlint-disable no-await-in-loop -- until the game is over
  while (!(await isOver())) {
    if (Date.now() > until) throw new Error('the bots have not finished their game');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // oxlint-enable no-await-in-loop
  socket.close();
  console.log('ok: a game of bots');
  return `table-${table}-1`;
}

/** The command of the image: its version, and a city that it scores. */
function tryCommand({ folder }, env) {
  const run = (...args) =>
    spawnSync(findNode(), ['--conditions=source', 'packages/cli/src/main.ts', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      ...asNobody,
    });
  const { stdout, status, stderr } = run('score', 'SSSS/..../..../....');
  if (status !== 0 || !stdout.includes('16')) throw new Error(`the command failed: ${stderr}`);
  console.log('ok: the command');
}

async function tryImage(assembled, data) {
  const env = environment(assembled, data);
  const [, ...args] = assembled.command;
  const server = spawn(findNode(), args, {
    cwd: assembled.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...asNobody,
  });
  const ended = once(server, 'exit');
  try {
    await tryServer(await addressOf(server));
    tryCommand(assembled, env);
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  console.log('ok: it stops when told to');
}

export async function image({ isQuick }) {
  if (isQuick && !(await buildClient())) throw new Error('there is no client to put into the image');
  const at = mkdtempSync(join(tmpdir(), 'duopolis-image-'));
  try {
    chmodSync(at, 0o755);
    const assembled = assemble(at, { isQuick });
    const data = join(at, 'data');
    mkdirSync(data);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    makeReadOnly(assembled.root);
    await tryImage(assembled, data);
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('image.mjs')) await image({ isQuick: process.argv.includes('--quick') });
