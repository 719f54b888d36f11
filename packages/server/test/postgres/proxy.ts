/** A network between two sides that the tests make worse: connections are dealt round, slowed down and cut. */
import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly address: string;
  readonly port: number;
  /** How many connections each target was dealt. */
  readonly dealt: () => ReadonlyMap<string, number>;
  /** Whatever is sent from now on takes so many milliseconds longer. */
  readonly slow: (milliseconds: number) => void;
  /** Ends all connections at once. */
  readonly cut: () => void;
  readonly stop: () => void;
}

/** Deals every new connection to the next of the targets that there are now. */
export async function startProxy(targets: () => readonly string[]): Promise<Proxy> {
  const dealt = new Map<string, number>();
  const open = new Set<Socket>();
  let [turn, delay] = [0, 0];

  /** What is slow stays in order. */
  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      const wait = delay;
      last = last.then(async () => {
        if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait));
        to.write(bytes);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      void last.then(() => to.destroy());
    });
    open.add(from);
  }

  const proxy = createServer((client) => {
    const among = targets();
    const target = among[turn++ % among.length];
    if (target === undefined) return void client.destroy();
    dealt.set(target, (dealt.get(target) ?? 0) + 1);
    const { port, hostname } = new URL(target);
    const server = connect(Number(port), hostname);
    for (const side of [client, server]) side.setNoDelay();
    pass(client, server);
    pass(server, client);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { readonly port: number };
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    dealt: () => dealt,
    slow: (milliseconds) => {
      delay = milliseconds;
    },
    cut,
    stop: () => {
      proxy.close();
      cut();
    },
  };
}
