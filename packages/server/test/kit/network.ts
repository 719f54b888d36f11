/** A simulated network: the test delivers the messages of sockets by hand, or loses, duplicates and reorders them. */
import { connect, type Connection, type SocketListener, type ClientEnvironment } from '@duopolis/protocol';
import { below, type RandomSource } from '@duopolis/rules/chance';
import { type Client, receiveMessage, newClient, stop, type Wire } from '../../src/socket/socket-client.ts';
import type { Site } from '../../src/site/site.ts';
import type { Person } from '../../src/people/people-store.ts';

interface Line {
  readonly toServer: string[];
  readonly toClient: string[];
  readonly listener: SocketListener;
  readonly client: Client;
  open: boolean;
}

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export interface Faults {
  /** Chances in a hundred, for every step. */
  readonly cut: number;
  readonly double: number;
  readonly swap: number;
}

export interface Network {
  readonly join: (person: Person) => Connection;
  /** One thing happens: a message arrives, or a fault, or time passes; false if nothing is left to do. */
  readonly step: (source: RandomSource, faults: Faults) => boolean;
}

/** Lets everything run that only waits for a promise. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function deliver(
  source: RandomSource,
  { double, swap }: Faults,
  queue: string[],
  take: (text: string) => void,
): void {
  const nth = queue.length > 1 && below(source, 100) < swap ? 1 : 0;
  const text = queue[nth] as string;
  if (below(source, 100) >= double) queue.splice(nth, 1);
  take(text);
}

export function newNetwork(site: Site): Network {
  const lines = new Set<Line>();
  let alarms: readonly Alarm[] = [];
  let [now, ids] = [0, 0];

  const later = (milliseconds: number, run: () => void): (() => void) => {
    const alarm = { at: now + milliseconds, run };
    alarms = [...alarms, alarm];
    return () => {
      alarms = alarms.filter((other) => other !== alarm);
    };
  };

  function cut(line: Line): void {
    line.open = false;
    lines.delete(line);
    void stop(line.client);
    line.listener.lost();
  }

  const open = (person: Person, listener: SocketListener): Line => {
    const toClient: string[] = [];
    const wire: Wire = {
      unread: () => 0,
      send: (text) => void toClient.push(text),
      close: () => {},
      terminate: () => {},
    };
    const client = newClient(site, { ...person, hash: person.member }, { wire });
    const line: Line = { toServer: [], toClient, listener, client, open: true };
    lines.add(line);
    return line;
  };

  const environmentOf = (person: Person): ClientEnvironment => ({
    later,
    random: () => 0.5,
    newId: () => `${person.member}${++ids}`,
    open: (listener) => {
      const line = open(person, listener);
      return {
        send: (text) => void (line.open && line.toServer.push(text)),
        close: () => void (line.open && cut(line)),
      };
    },
  });

  /** Time passes only when nothing is on its way. */
  function ring(): boolean {
    const [next] = alarms.toSorted((one, other) => one.at - other.at);
    if (next === undefined) return false;
    now = next.at;
    alarms = alarms.filter((alarm) => alarm !== next);
    next.run();
    return true;
  }

  return {
    join: (person) => connect(environmentOf(person)),
    step: (source, faults) => {
      const busy = [...lines].filter(({ toServer, toClient }) => toServer.length + toClient.length > 0);
      if (busy.length === 0) return ring();
      const line = busy[below(source, busy.length)] as Line;
      if (below(source, 1_000) < faults.cut * 10) cut(line);
      else if (line.toServer.length > 0 && (line.toClient.length === 0 || below(source, 2) === 0)) {
        deliver(source, faults, line.toServer, (text) => void receiveMessage(line.client, text));
      } else deliver(source, faults, line.toClient, line.listener.received);
      return true;
    },
  };
}
