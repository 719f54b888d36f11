/** A port for a program that can't listen on port 0 and say which it got. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports: no connection of another test takes it before it is used. */
const [FIRST, END] = [16_384, 32_768];
const TRIES = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export async function freePort(tries = TRIES): Promise<number> {
  const port = randomInt(FIRST, END);
  if (await isFree(port)) return port;
  if (tries === 0) throw new Error('there is no free port');
  return freePort(tries - 1);
}
