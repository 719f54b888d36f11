/** A network between two sides that the tests make worse: connections are dealt round, slowed down, frozen and cut. */
import { connect, createServer, type Socket } from 'node:net';
import { below, type RandomSource } from '@duopolis/rules/chance';

/** Changes bytes on their way; the result is what arrives, perhaps in several pieces. */
type Bend = (bytes: Buffer) => readonly Buffer[];

/** The state of the network; missing fields are fine. */
export interface Weather {
  /** Milliseconds that everything takes longer on the way there, and on the way back. */
  readonly there?: number;
  readonly back?: number;
  /** One in this many pieces is lost and sent again by TCP, and one in ten of those ends its connection. */
  readonly loses?: number;
  /** Nothing arrives until the weather changes. */
  readonly frozen?: boolean;
}

export interface Proxy {
  readonly address: string;
  readonly port: number;
  /** How many connections each target was dealt. */
  readonly dealt: () => ReadonlyMap<string, number>;
  /** From now on it is so; with nothing, as usual. */
  readonly turn: (weather: Weather) => void;
  /** Ends all connections at once. */
  readonly cut: () => void;
  readonly stop: () => void;
}

/** How long TCP takes to notice that something was lost, at least. */
const SENT_AGAIN = 200;
const LOOKING = 20;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

export interface ProxyOptions {
  /** What it is like when nothing is wrong. */
  readonly usual?: Weather;
  /** Decides what is lost. */
  readonly random?: RandomSource;
  /** Made for each connection: bends what comes back from a target. */
  readonly bending?: () => Bend;
}

const STRAIGHT: Bend = (bytes) => [bytes];

/** Deals every new connection to the next of the targets that there are now. */
export async function startProxy(
  targets: () => readonly string[],
  { usual = {}, random, bending = () => STRAIGHT }: ProxyOptions = {},
): Promise<Proxy> {
  const dealt = new Map<string, number>();
  const open = new Set<Socket>();
  let turn = 0;
  let weather: Weather = usual;

  const isLost = (oneIn: number | undefined): boolean =>
    oneIn !== undefined && random !== undefined && below(random, oneIn) === 0;

  /** What is slow stays in order. */
  function pass(from: Socket, to: Socket, way: 'there' | 'back', bend: Bend): void {
    let last = Promise.resolve();
    const send = async (bytes: Buffer, wait: number, lost: boolean): Promise<void> => {
      if (wait > 0) await pause(wait);
      if (lost) await pause(SENT_AGAIN);
      if (lost && isLost(10)) to.destroy();
      // oxlint-disable-next-line no-await-in-loop -- until it thaws
      while (weather.frozen === true && !to.destroyed) await pause(LOOKING);
      to.write(bytes);
    };
    from.on('data', (bytes) => {
      const { [way]: wait = 0, loses } = weather;
      for (const piece of bend(bytes)) last = last.then(() => send(piece, wait, isLost(loses)));
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
    pass(client, server, 'there', STRAIGHT);
    pass(server, client, 'back', bending());
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
    turn: (next) => {
      weather = { ...usual, ...next };
    },
    cut,
    stop: () => {
      proxy.close();
      cut();
    },
  };
}
