/** The processor time another process has taken, where the system tells it. */
import { existsSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux tells them to programs. */
const TICKS = 100;

/** Seconds of processor time; nothing where there is no /proc. */
export function secondsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
