/** People at a table that lasts several days, and their notice settings. */
import type { NoticesAnswer, TableLink, Way } from '@duopolis/protocol';
import type { Options } from '@duopolis/rules';
import { playedSeats } from '@duopolis/table';
import { holds } from './seated.ts';
import { granted, made, type PersonHere, tableOptions } from './server.ts';

export const SETTINGS = { language: 'en', zone: 'Europe/Paris', urgent: false, stopped: false } as const;

const DUEL: Partial<Options> = { mode: 'duel', seats: 2 };

export async function addWay(who: PersonHere, way: Way, table?: string): Promise<NoticesAnswer> {
  const body = { way, settings: SETTINGS, ...(table !== undefined && { table }) };
  const answer = await who.fetch('/api/notices/ways', { method: 'POST', body });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as NoticesAnswer;
}

export interface Begun {
  readonly table: string;
  readonly link: TableLink;
}

/** Two people at a duel, or with bots at another game; the page of the second is closed before it begins. */
export async function begun(host: PersonHere, guest: PersonHere, game = DUEL): Promise<Begun> {
  const options = tableOptions(game, { pace: { kind: 'days', hours: 24 } });
  const { table, code } = await made(host, options);
  const [link, other] = [host.connection.table(table), guest.connection.table(table)];
  link.watch();
  await granted(other, { type: 'join', name: guest.name, code });
  other.watch();
  for (const [seat, one] of [link, other].entries()) {
    // oxlint-disable no-await-in-loop -- chairs are taken one after the other
    await granted(one, { type: 'sit', seat });
    await granted(one, { type: 'ready', ready: true });
    // oxlint-enable no-await-in-loop
  }
  for (const seat of playedSeats(options.game).slice(2)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await granted(link, { type: 'seat-bot', seat, strength: 'random' });
  }
  await holds(
    () =>
      link
        .view()
        ?.open.chairs.slice(0, 2)
        .every(({ ready }) => ready) === true,
  );
  other.close();
  await holds(() => link.view()?.open.members.every(({ id, here }) => here === (id === host.you)) === true);
  await granted(link, { type: 'start' });
  return { table, link };
}
