/** The CPU time of another process, where the system reports it. */
import { existsSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux reports them. */
const TICKS = 100;

/** CPU seconds; undefined without /proc. */
export function secondsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
