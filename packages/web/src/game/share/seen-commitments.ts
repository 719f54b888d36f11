/** The commitments that this device saw when games began. A server can't replace them later. */
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';

const KEY = 'duopolis.promises';
const MOST = 100;

type Promises = readonly (readonly [game: string, commitment: string])[];

const gameKey = (table: string, game: number): string => `${table}/${game}`;

function read(): Promises {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Promises) : [];
  } catch {
    return [];
  }
}

/** The first commitment counts: later ones change nothing. */
function rememberCommitment(table: string, game: number, commitment: string): void {
  const known = read();
  const key = gameKey(table, game);
  if (known.some(([other]) => other === key)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[key, commitment], ...known].slice(0, MOST)));
  } catch {
    // Then the proof says that nothing was remembered.
  }
}

export const commitmentSeen = (table: string, game: number): string | undefined =>
  read().find(([key]) => key === gameKey(table, game))?.[1];

/** Remembers the commitment of a table while its game runs. */
export function useRememberedCommitment({ table, view }: Link): void {
  const { open, game } = view.value ?? {};
  const running = open?.phase === 'playing' ? open.games : undefined;
  const commitment = game?.open.commitment;
  useEffect(() => {
    if (running !== undefined && commitment !== undefined) rememberCommitment(table, running, commitment);
  }, [table, running, commitment]);
}
