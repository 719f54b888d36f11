/** Ways of notices that the server has switched off after failures: the client shows this to their owner until it is dismissed. */
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

function keepDismissed(ids: readonly unknown[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then it is said again.
  }
}

/** Those to tell of. A way that works again is forgotten: should it fail once more, that is said again. */
export async function findSwitchedOff(): Promise<readonly WayAnswer[]> {
  const answer = await askServer<NoticesAnswer>({ method: 'GET', path: '/api/notices' });
  if (!answer.ok) return [];
  const off = answer.value.ways.filter(({ problem }) => problem !== undefined);
  const known = dismissed();
  const still = known.filter((id) => off.some((way) => way.id === id));
  if (still.length < known.length) keepDismissed(still);
  return off.filter(({ id }) => !still.includes(id));
}

/** Says no more of this way until it has worked again. */
export const dismissOff = (id: string): void => keepDismissed([...dismissed(), id]);

export interface SwitchedOff {
  /** The host or the address of the first of them. */
  readonly label: string;
  readonly dismiss: () => void;
}

/** Nothing while all ways work. */
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
