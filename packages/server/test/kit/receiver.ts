/** Local receivers of notices: they accept every request, and answer as configured. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: Buffer;
  readonly isAnswered: boolean;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What is answered from now on. */
  readonly answer: (
    status: number | ((path: string) => number),
    headers?: { readonly [name: string]: string },
  ) => void;
  /** From now on requests are accepted and not answered. */
  readonly hold: (isHeld: (path: string) => boolean) => void;
  /** Answers everything, also what was held. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let [status, more]: [number | ((path: string) => number), { readonly [name: string]: string }] = [200, {}];
  let isHeld: ((path: string) => boolean) | undefined;
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const isAnswered = isHeld?.(url) !== true;
      received.push({ method, path: url, headers, body: Buffer.concat(parts), isAnswered });
      const reply = (): void =>
        void response.writeHead(typeof status === 'number' ? status : status(url), more).end();
      if (isAnswered) reply();
      else held.push(reply);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (code, headers = {}) => {
      [status, more] = [code, headers];
    },
    hold: (wanted) => {
      isHeld = wanted;
    },
    release: () => {
      isHeld = undefined;
      for (const reply of held.splice(0)) reply();
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

export const jsonOf = ({ body }: Received): unknown => JSON.parse(body.toString());
