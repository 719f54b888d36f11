/** The attempts of somebody who wants to learn more than they may: every page, and requests that must be refused. */
import { inTurn } from './seated.ts';
import type { PersonHere } from './server.ts';

const PAGES = ['/api/session', '/api/tables', '/api/tables/mine', '/api/rules', '/health', '/ready'] as const;

/** The hour, and how long a window of requests still lasts: no run is like another. */
const UNSTEADY_HEADERS = new Set(['date', 'x-ratelimit-reset']);
/** Memory, how late the event loop runs, how many writes met in one turn of it, and pings, which go by the machine's clock. */
export const UNSTEADY =
  /^(process_|duopolis_event_loop_delay_ms |duopolis_store_transactions_total |duopolis_socket_messages_total\{kind="pong-frame"\} ).*$\n?/gm;

const oembedOf = (person: PersonHere, table: string): string =>
  `/api/oembed?url=${encodeURIComponent(`${person.server()}/replay/table-${table}-1`)}`;

export async function pagesFor(people: readonly PersonHere[], table: string): Promise<readonly string[]> {
  const paths = [
    ...PAGES,
    `/api/tables/${table}/records`,
    `/api/tables/${table}/invitation`,
    '/api/tables/none/records',
    `/table/${table}`,
    `/t/${table}`,
    `/table/${table}/screen`,
    `/embed/replay/table-${table}-1`,
    `/api/embed/replay/table-${table}-1`,
    `/api/embed/picture/table-${table}-1`,
    '/metrics',
  ];
  const pages = await inTurn(people, (person) =>
    inTurn([...paths, oembedOf(person, table)], async (path) => {
      const answer = await person.fetch(path);
      const headers = [...answer.headers].filter(([name]) => !UNSTEADY_HEADERS.has(name));
      const text = `${path} ${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`;
      return text.replaceAll(encodeURIComponent(person.server()), 'here').replaceAll(person.server(), 'here');
    }),
  );
  return pages.flat();
}

/** Illegal, stale and impossible requests, and a fresh view: they try to learn something. */
export function triesOf(seats: number): readonly object[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [
    { type: 'play', position: 99, command: { type: 'choose', seat: 0, tiles: ['S', 'F'] } },
    ...all.flatMap((seat) => [
      { type: 'play', position: 1, command: { type: 'choose', seat, tiles: ['H', 'P'] } },
      { type: 'play', position: 2, command: { type: 'place', seat, city: seat, tile: 'S', at: [0, 0] } },
      { type: 'nudge', seat },
      { type: 'agree', city: seat, id: 1, cell: [0, 0] },
      { type: 'decline-offer', city: seat, id: 1, cell: [0, 0] },
      { type: 'withdraw', city: seat, id: 1 },
      { type: 'propose', position: 2, owner: seat, proposal: { city: seat, tile: 'S', cell: [0, 1] } },
      { type: 'consent', city: seat, cell: [0, 0] },
    ]),
    { type: 'take-back' },
  ];
}
