/** A table of people at a host who have started, and how they play. */
import { type Command, legalFor, type SeatView } from '@duopolis/rules';
import { expect } from 'vitest';
import type { Answer } from '../../src/host/host-answer.ts';
import type { TableOptions } from '../../src/options.ts';
import { type Bench, client, type Client } from './host.ts';
import { optionsOf, tableOf } from './session.ts';

export const OK: Answer = { ok: true };

/** Ann, ben and cleo sit and have started. */
export async function table(
  on: Bench,
  options: TableOptions = optionsOf(tableOf(3)),
  names: readonly string[] = ['ann', 'ben', 'cleo'],
): Promise<readonly Client[]> {
  expect(await on.host.create('t', { who: 'ann', name: 'ann', options, code: 'code' })).toEqual(OK);
  for (const name of names.slice(1)) {
    const joining = on.host.request('t', {
      who: name,
      id: 'join',
      request: { type: 'join', name, code: 'code' },
    });
    expect(await joining).toEqual(OK);
  }
  const clients = await Promise.all(names.map((name) => client(on, 't', name)));
  for (const [seat, one] of clients.entries()) {
    expect(await one.asks({ type: 'sit', seat })).toEqual(OK);
    expect(await one.asks({ type: 'ready', ready: true })).toEqual(OK);
  }
  for (let seat = names.length; seat < options.game.seats; seat++) {
    expect(await clients[0]?.asks({ type: 'seat-bot', seat, strength: 'greedy' })).toEqual(OK);
  }
  expect(await clients[0]?.asks({ type: 'start' })).toEqual(OK);
  await on.host.settled('t');
  return clients;
}

export const moveOf = (one: Client): Command | undefined =>
  legalFor(one.view().game as SeatView).find(({ type }) => type !== 'wait');

export const isAwaited = (one: Client): boolean => {
  const { game, open } = one.view();
  if (game === undefined || open.phase !== 'playing') return false;
  const { phase, chosen, pending } = game.open;
  return phase === 'choosing'
    ? chosen[game.viewer as number] === false
    : pending.some(({ seat }) => seat === game.viewer);
};

export const play = (one: Client, command = moveOf(one) as Command): Promise<Answer> =>
  one.asks({ type: 'play', position: one.view().open.position, move: command });

/** Everyone plays their first legal moves until the game is over. */
export async function finish(on: Bench, clients: readonly Client[]): Promise<void> {
  for (let turns = 0; clients[0]?.view().open.phase === 'playing'; turns++) {
    if (turns > 500) throw new Error('the game does not end');
    const awaited = clients.filter(isAwaited);
    await Promise.all(awaited.map((one) => play(one)));
    await on.host.settled('t');
  }
}
