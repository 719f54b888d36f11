/** The CPU time of several processes and their children: PostgreSQL has one for each connection. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux reports them. */
const TICKS = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own time. */
  readonly own: number;
  /** The time of children that have ended. */
  readonly ended: number;
}

function processOf(pid: number): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    const [parent = 0] = fields.slice(1);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { pid, parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
  } catch {
    return undefined;
  }
}

/** Seconds of CPU time of a process and its children, including those that have ended. */
export function secondsWithChildren(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : [],
  );
  const mine = all.filter((one) => one.pid === pid || one.parent === pid);
  return mine.reduce((sum, { own, ended }) => sum + own + ended, 0);
}
