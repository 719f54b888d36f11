/** Notice channels that the server switched off after failures: shown to their owner until dismissed. */
import type { NoticesAnswer, WayAnswer } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askServer } from '../account/api.ts';

const KEY = 'duopolis.dismissed';

function dismissed(): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

function saveDismissed(ids: readonly unknown[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then it is shown again.
  }
}

/** The channels to report. One that works again is forgotten, so that its next failure is reported too. */
export async function findSwitchedOff(): Promise<readonly WayAnswer[]> {
  const answer = await askServer<NoticesAnswer>({ method: 'GET', path: '/api/notices' });
  if (!answer.ok) return [];
  const off = answer.value.ways.filter(({ problem }) => problem !== undefined);
  const known = dismissed();
  const still = known.filter((id) => off.some((way) => way.id === id));
  if (still.length < known.length) saveDismissed(still);
  return off.filter(({ id }) => !still.includes(id));
}

/** Hides this channel until it has worked again. */
export const dismissOff = (id: string): void => saveDismissed([...dismissed(), id]);

export interface SwitchedOff {
  /** The host or the address of the first of them. */
  readonly label: string;
  readonly dismiss: () => void;
}

/** Nothing while all channels work. */
export function useSwitchedOff(): SwitchedOff | undefined {
  const [off, setOff] = useState<readonly WayAnswer[]>([]);
  useEffect(() => {
    let here = true;
    void findSwitchedOff().then((found) => here && setOff(found));
    return () => {
      here = false;
    };
  }, []);
  const [first, ...others] = off;
  if (first === undefined) return undefined;
  const dismiss = (): void => {
    dismissOff(first.id);
    setOff(others);
  };
  return { label: first.label, dismiss };
}
