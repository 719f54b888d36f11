/** Pinged cells: outlined on the board for a few seconds, and how to ping. */
import type { Cell, CityIndex } from '@duopolis/rules';
import type { Channel, MemberId } from '@duopolis/table';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Mark } from '../board/board-model.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import './pings.css';

interface Ping {
  readonly city: CityIndex;
  readonly cell: Cell;
  readonly by: MemberId;
}

const STAYS = 6_000;

const shown = signal<readonly Ping[]>([]);

/** The channel of the next ping, while the user is choosing its cell. */
export const pointing = signal<Channel | undefined>(undefined);

function showPing(ping: Ping): void {
  shown.value = [...shown.value, ping];
  setTimeout(() => {
    shown.value = shown.value.filter((other) => other !== ping);
  }, STAYS);
}

export function usePings(link: Link): void {
  useEffect(
    () =>
      link.onStep(({ event }) => {
        if (event.type === 'said' && event.content.kind === 'ping')
          showPing({ ...event.content, by: event.by });
      }),
    [link],
  );
}

export const pingMarks = (city: CityIndex, nameOf: (member: MemberId) => string): readonly Mark[] =>
  shown.value
    .filter((ping) => ping.city === city)
    .map(({ cell, by }) => ({ cells: [cell], tone: 'offer', label: nameOf(by) }));

/** Handles a touch or Enter on a cell as a ping while the user is choosing one; returns whether it did. */
export function pingFrom(link: Link, city: CityIndex, event: Event): boolean {
  const channel = pointing.value;
  const cell = (event.target as Element).closest<HTMLElement>('[data-row][data-column]');
  if (channel === undefined || cell === null) return false;
  event.preventDefault();
  event.stopPropagation();
  pointing.value = undefined;
  const at: Cell = [Number(cell.dataset['row']), Number(cell.dataset['column'])];
  void act(link, { type: 'say', channel, content: { kind: 'ping', city, cell: at } });
  return true;
}
