/** A table in a few words, with a dot for each of its chairs. */
import type { LobbyTable } from '@duopolis/protocol';
import { lobbyWords } from './words/lobby-words.ts';
import { words } from '../words/shared-words.ts';
import './facts.css';

export function Facts({ of: { mode, seats, capitals, free, phase, pace } }: { readonly of: LobbyTable }) {
  const { home } = words();
  const lobby = lobbyWords();
  const facts = [
    home.table({ mode, seats, capitals }),
    phase === 'gathering' ? lobby.free(free) : lobby.running,
    lobby.paces[pace],
  ];
  return (
    <>
      <p class="invited-facts">{facts.join(' · ')}</p>
      <Chairs seats={seats} free={free} />
    </>
  );
}

export const Chairs = ({ seats, free }: { readonly seats: number; readonly free: number }) => (
  <span class="open-table-seats" aria-hidden="true">
    {Array.from({ length: seats }, (_, nth) => (
      <i key={nth} class={nth < seats - free ? '' : 'free'} />
    ))}
  </span>
);
