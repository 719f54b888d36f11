/** Gives the server, and the one who asks it for /health, the cores before everybody else: attackers have machines of their own. */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const BEFORE_OTHERS = -20;

function isPermitted(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the system permitted it. Linux shares the cores first between sessions, then between the processes of one: the
 * process has to lead a session.
 */
export function favour(pid: number): boolean {
  const ofSession = isPermitted(() => writeFileSync(`/proc/${pid}/autogroup`, `${BEFORE_OTHERS}`));
  return isPermitted(() => setPriority(pid, BEFORE_OTHERS)) || ofSession;
}
