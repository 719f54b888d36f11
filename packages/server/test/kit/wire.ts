/** A plain socket that keeps everything it gets, letter by letter. */
import { PROTOCOLS, socketAddress } from '@duopolis/protocol';

export interface RawSocket {
  readonly got: readonly string[];
  readonly send: (text: string | Uint8Array<ArrayBuffer>) => void;
  /** The answer with this id, or the next message of a type, from a position of what it got; fails once it is closed. */
  readonly until: (isIt: (text: string) => boolean, from?: number) => Promise<string>;
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** Milliseconds: only ends a test that hangs. */
const PATIENCE = 60_000;

export async function rawSocket(
  server: string,
  cookie: string,
  protocols: readonly number[] = PROTOCOLS,
): Promise<RawSocket> {
  const socket = new WebSocket(socketAddress(server, protocols), { headers: { cookie } });
  const got: string[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    got.push(String(data));
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  const until = (isIt: (text: string) => boolean, from = 0): Promise<string> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        clearTimeout(timer);
        reject(new Error(`not heard; last: ${got.slice(-3).join()}`));
      };
      const timer = setTimeout(giveUp, PATIENCE);
      const look = (): void => {
        const found = got.slice(from).find(isIt);
        if (found === undefined) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void closed.then(giveUp);
    });
  await until(() => true);
  return { got, until, closed, send: (text) => socket.send(text), close: () => socket.close() };
}
