/** Seven people in a ring: at one table for a game after the other, or at many tables at once. */
import { createHash } from 'node:crypto';
import type { TableOptions } from '@duopolis/table';
import { type Client, type Line, type Listener, newPerson, openLine, type Person } from './person-socket.ts';

const SEATS = 7;

const OPTIONS: TableOptions = {
  game: { mode: 'table', seats: SEATS, capitals: false },
  access: 'open',
  seating: 'numbers',
  pace: { kind: 'live', choose: 3_600, place: 3_600 },
  watching: { who: 'nobody', delay: 0 },
  phrasesOnly: false,
  standIn: 'random',
  grace: 3_600,
};

export interface Ring {
  /** Makes a table and has everyone sit down at it. */
  readonly newTable: () => Promise<readonly Client[]>;
  readonly close: () => void;
}

async function newTable(address: string, { cookie }: Person): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify({ options: OPTIONS }),
  });
  const { table } = (await answer.json()) as { readonly table: string };
  return table;
}

/** How a proxy assigns people to servers: round robin, or all of a table to one server. */
export type Spread = 'round' | 'table';

/** Like a proxy that hashes the table in the address of the socket. */
const hashOf = (table: string): number => createHash('sha256').update(table).digest().readUInt32BE();

/** With several addresses, separated by commas, people are distributed over them. */
export async function openRing(
  address: string,
  nth: number,
  listener: Listener,
  spread: Spread = 'round',
): Promise<Ring> {
  const chairs = Array.from({ length: SEATS }, (_, chair) => chair);
  const servers = address.split(',');
  const server = (number: number): string => servers[number % servers.length] as string;
  const people = await Promise.all(
    chairs.map((chair) => newPerson(server(nth + chair), `Player ${nth} ${chair}`)),
  );
  const open = (at: (chair: number) => string, table?: string): Promise<readonly Line[]> =>
    Promise.all(people.map((person, chair) => openLine(at(chair), person, listener, table)));
  const dealt = spread === 'round' ? await open((chair) => server(nth + chair)) : [];
  const opened = [...dealt];
  return {
    newTable: async () => {
      const table = await newTable(server(nth), people[0] as Person);
      const lines = spread === 'round' ? dealt : await open(() => server(hashOf(table)), table);
      if (spread === 'table') opened.push(...lines);
      const ring: Client[] = [];
      for (const chair of chairs) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other sits down
        ring.push(await (lines[chair] as Line).sit(table, chair));
      }
      return ring;
    },
    close: () => {
      for (const { close } of opened) close();
    },
  };
}
