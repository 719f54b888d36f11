/** Metrics for operators in Prometheus' text format; none of them depends on a player's choice. */
import { keysOf } from '@duopolis/rules/lists';

const COUNTERS = {
  duopolis_http_requests_total: 'HTTP requests answered, by status class',
  duopolis_socket_messages_total: 'Messages of clients, by type',
  duopolis_commands_total: 'Commands answered, by outcome',
  duopolis_sockets_closed_total: 'Sockets closed by the server, by reason',
  duopolis_sockets_refused_total: 'Sockets refused before the upgrade, by reason',
  duopolis_requests_limited_total: 'Requests refused because a network asked too often',
  duopolis_connections_refused_total: 'Connections refused, by reason',
  duopolis_notices_total: 'Notices of turns, by kind and by what became of them',
  duopolis_tables_refused_total: 'New tables refused for the load, by what was too much',
  duopolis_admin_refused_total: "Requests to the operator's pages without the right token",
  duopolis_notifications_ignored_total:
    'Notifications of the database that were forged, replayed or malformed',
  duopolis_store_transactions_total: 'Transactions of the store',
  duopolis_store_writes_total: 'Writes of the store, several in a transaction',
} as const;
type Counter = keyof typeof COUNTERS;

export interface Metrics {
  readonly count: (counter: Counter, label?: string, by?: number) => void;
  /** A value that is computed when it is read. */
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  readonly text: () => Promise<string>;
  readonly values: () => Promise<Readonly<Record<string, number>>>;
}

export function newMetrics(): Metrics {
  const counts = new Map<string, number>();
  const gauges = new Map<string, { readonly help: string; readonly read: Parameters<Metrics['gauge']>[2] }>();
  const series = (counter: Counter): readonly (readonly [string, number])[] =>
    [...counts].filter(([name]) => name === counter || name.startsWith(`${counter}{`));
  return {
    count: (counter, label, by = 1) => {
      const name = label === undefined ? counter : `${counter}{kind="${label}"}`;
      counts.set(name, (counts.get(name) ?? 0) + by);
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    values: async () => {
      const read = await Promise.all(
        [...gauges].map(async ([name, gauge]) => [name, await gauge.read()] as const),
      );
      return Object.fromEntries([...counts, ...read]);
    },
    text: async () => {
      const counters = keysOf(COUNTERS).flatMap((counter) => [
        `# HELP ${counter} ${COUNTERS[counter]}`,
        `# TYPE ${counter} counter`,
        ...series(counter).map(([name, value]) => `${name} ${value}`),
      ]);
      const read = await Promise.all(
        [...gauges].map(async ([name, gauge]) => [
          `# HELP ${name} ${gauge.help}`,
          `# TYPE ${name} gauge`,
          `${name} ${await gauge.read()}`,
        ]),
      );
      return `${[...counters, ...read.flat()].join('\n')}\n`;
    },
  };
}
