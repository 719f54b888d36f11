/** People without a browser at a table of the server: they meet, play by the public protocol, and hand their cookies on. */
/* oxlint-disable no-await-in-loop -- one request after the other */
import { randomUUID } from 'node:crypto';
import { BOTS } from '@duopolis/bots';
import {
  type Connection,
  connect,
  type InvitationAnswer,
  type SessionAnswer,
  socketAddress,
  socketOver,
  type ClientEnvironment,
  type TableLink,
  type WebSocketLike,
} from '@duopolis/protocol';
import { type Options, seatsToAct } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { playedSeats, type Request, type TableOptions } from '@duopolis/table';
import type { Page } from '@playwright/test';
import { ADDRESS } from '../address.ts';
import { isReached, type Moment } from './game.ts';

export interface Visitor {
  readonly name: string;
  /** As a browser sends it. */
  readonly cookie: string;
  readonly connection: Connection;
}

/** Node's socket takes headers; here it has the type of a browser's. */
const NodeSocket = WebSocket as unknown as new (
  address: string,
  options: { readonly headers: { readonly [name: string]: string } },
) => WebSocketLike;

const environmentOf = (cookie: string): ClientEnvironment => ({
  open: (listener) => socketOver(new NodeSocket(socketAddress(ADDRESS), { headers: { cookie } }), listener),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: randomUUID,
});

/** The answer of the server's interface, and the cookie it gives. */
async function post<T>(path: string, body: unknown, cookie = ''): Promise<readonly [T, string]> {
  const answer = await fetch(`${ADDRESS}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const [given = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return [(await answer.json()) as T, given];
}

async function visit(name: string): Promise<Visitor> {
  const [, cookie] = await post<SessionAnswer>('/api/session', { name });
  return { name, cookie, connection: connect(environmentOf(cookie)) };
}

/** The person of a browser, without it: both act for the same person. */
async function visitorOf(page: Page): Promise<Visitor> {
  const [cookie] = await page.context().cookies(ADDRESS);
  if (cookie === undefined) throw new Error('this browser has no session');
  const text = `${cookie.name}=${cookie.value}`;
  return { name: '', cookie: text, connection: connect(environmentOf(text)) };
}

/** From `/table/ID` and what is below it. */
const tableIn = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** At the table that the page is at, without the page. */
async function withoutPage(page: Page, action: (guest: Guest) => Promise<void>): Promise<void> {
  const visitor = await visitorOf(page);
  const guest = follow(visitor, tableIn(page));
  const seen = guest.changed();
  guest.link.watch();
  await seen;
  await action(guest);
  visitor.connection.close();
}

/** Easy bots on all chairs that are free. */
export const seatEasyBots = (page: Page): Promise<void> =>
  withoutPage(page, async (guest) => {
    const chairs = guest.link.view()?.open.chairs ?? [];
    for (const [seat, { holder }] of chairs.entries())
      if (holder.kind === 'nobody') await ask(guest, { type: 'seat-bot', seat, strength: 'easy' });
  });

/** Plays for the person of the page, up to the moment. */
export const playOnline = (page: Page, until: Moment): Promise<void> =>
  withoutPage(page, (guest) => play([guest], until));

/** One person at the table: what they see, and when that changes. */
interface Guest {
  readonly link: TableLink;
  readonly changed: () => Promise<void>;
}

function follow({ connection }: Visitor, table: string): Guest {
  let next = Promise.withResolvers<void>();
  const link = connection.table(table, {
    onView: () => {
      next.resolve();
      next = Promise.withResolvers<void>();
    },
  });
  return { link, changed: () => next.promise };
}

async function ask({ link }: Guest, request: Request): Promise<void> {
  const answer = await link.ask(request);
  if (!answer.ok) throw new Error(`${request.type} is refused: ${JSON.stringify(answer.error)}`);
}

/** Makes the move of this person, if it is awaited; whether there was any. */
async function move({ link }: Guest): Promise<boolean> {
  const view = link.view();
  const game = view?.game;
  if (view?.open.phase !== 'playing' || game === undefined || game.viewer === 'spectator') return false;
  if (!seatsToAct(game.open).includes(game.viewer)) return false;
  const { position } = view.open;
  const command = BOTS.greedy.decide(game, fastRandom(`${position}`));
  // Another player's action made it stale: the next look shows what to do.
  return (await link.ask({ type: 'play', position, move: command })).ok;
}

/** Everybody plays as soon as they can, until the table is at the moment. */
async function play(guests: readonly Guest[], until: Moment): Promise<void> {
  const [first] = guests;
  if (until === 'last move' || first === undefined) throw new Error('nobody can tell which move is the last');
  const reached = (): boolean =>
    first.link.view()?.open.phase !== 'gathering' && isReached(until, first.link.view()?.game?.open);
  while (!reached()) {
    const changes = guests.map(({ changed }) => changed());
    let moved = false;
    for (const guest of guests) {
      if (reached()) return;
      const before = guest.link.view();
      const seen = guest.changed();
      if (!(await move(guest))) continue;
      if (guest.link.view() === before) await seen;
      moved = true;
    }
    if (!moved && !reached()) await Promise.race(changes);
  }
}

export interface OnlinePlan {
  readonly game: Options;
  readonly until: Moment;
  readonly options?: Partial<TableOptions>;
}

const OPTIONS: Omit<TableOptions, 'game'> = {
  access: 'private',
  seating: 'numbers',
  pace: { kind: 'relaxed' },
  watching: { who: 'invited', delay: 0 },
  phrasesOnly: false,
  standIn: 'easy',
  grace: 60,
};

export interface OnlineTable {
  readonly table: string;
  readonly visitors: readonly Visitor[];
}

/**
 * A table with these people and easy bots on the other chairs, played to the moment. The visitors stay until they are
 * closed.
 */
export async function gather(names: readonly string[], plan: OnlinePlan): Promise<OnlineTable> {
  const visitors = await Promise.all(names.map(visit));
  const options: TableOptions = { ...OPTIONS, ...plan.options, game: plan.game };
  const [{ table, code }] = await post<InvitationAnswer>('/api/tables', { options }, visitors[0]?.cookie);
  const guests = visitors.map((visitor) => follow(visitor, table));
  const seats = playedSeats(plan.game);
  for (const [nth, guest] of guests.entries()) {
    await ask(guest, { type: 'join', name: names[nth] ?? '', code });
    await ask(guest, { type: 'sit', seat: seats[nth] ?? 0 });
    await ask(guest, { type: 'ready', ready: true });
    const seen = guest.changed();
    guest.link.watch();
    await seen;
  }
  const [host] = guests;
  if (host === undefined) throw new Error('a table needs people');
  for (const seat of seats.slice(guests.length))
    await ask(host, { type: 'seat-bot', seat, strength: 'easy' });
  await ask(host, { type: 'start' });
  await play(guests, plan.until);
  return { table, visitors };
}
