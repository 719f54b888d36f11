/** Whether a table begins with a recap: records when it was last seen, and loads what happened since. */
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { lastSeen, noteSeen } from './last-seen.ts';
import { type Recap, recapOfTurn, recapSince, stepsOf } from './recap-steps.ts';

const RECAPS = new WeakMap<Link, Signal<Recap | undefined>>();

/** The current recap of a table, if any. */
export function recapAt(link: Link): Signal<Recap | undefined> {
  const known = RECAPS.get(link);
  if (known !== undefined) return known;
  const recap = signal<Recap | undefined>(undefined);
  RECAPS.set(link, recap);
  return recap;
}

/** "What did they just do?" */
export async function recapLastTurn(link: Link): Promise<void> {
  const recap = recapAt(link);
  if (recap.peek() === undefined) recap.value = recapOfTurn(stepsOf(await link.past(), link.you));
}

async function recapAway(link: Link, seen: number): Promise<void> {
  const found = recapSince(stepsOf(await link.past(), link.you), { seen, now: link.now() });
  if (found !== undefined) recapAt(link).value = found;
}

/** Milliseconds: not in a frame in which something moves. */
const SOON = 2_000;

/** A table counts as seen while its page is visible. */
export function useRecap(link: Link): void {
  useEffect(() => {
    const seen = lastSeen(link.table);
    if (seen !== undefined) void recapAway(link, seen).catch(() => {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!document.hidden) noteSeen(link.table, link.now());
    };
    const noteSoon = (): void => {
      timer ??= setTimeout(note, SOON);
    };
    const turned = (): void => {
      const before = lastSeen(link.table);
      if (document.hidden) noteSeen(link.table, link.now());
      else if (before !== undefined) void recapAway(link, before).catch(() => {});
    };
    const deaf = link.onStep(noteSoon);
    document.addEventListener('visibilitychange', turned);
    addEventListener('pagehide', note);
    note();
    return () => {
      deaf();
      note();
      document.removeEventListener('visibilitychange', turned);
      removeEventListener('pagehide', note);
    };
  }, [link]);
}
