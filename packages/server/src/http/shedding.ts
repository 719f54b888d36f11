/**
 * Load shedding: refuses new tables before running ones would suffer. Running tables, and people who join them, are
 * unaffected.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { fail } from '../site/read-request.ts';
import type { Site } from '../site/site.ts';
import { regularly } from '../regular.ts';
import { memoryTaken, shareForTables } from '../tables/memory-room.ts';

const PRESSURES = ['delay', 'memory', 'tables'] as const;
export type Pressure = (typeof PRESSURES)[number];

/** Milliseconds of event loop delay (90th percentile), share of memory in use, tables in memory. */
export type Load = { readonly [pressure in Pressure]: number };

/** The limit for each; 0: none. */
export type Limits = Load;

/** New tables are accepted again below this share of every limit, after this many checks in a row. */
const RELIEF = 0.8;
const CALM = 5;
/** A single slow check is not overload. */
const BUSY = 2;

export interface Shedding {
  readonly look: (load: Load) => void;
  /** The exceeded limit; nothing while new tables are accepted. */
  readonly pressure: () => Pressure | undefined;
}

export function newShedding(limits: Limits): Shedding {
  let refusing: Pressure | undefined;
  let [busy, calm] = [0, 0];
  const over = (load: Load, share: number): Pressure | undefined =>
    PRESSURES.find((one) => limits[one] > 0 && load[one] >= limits[one] * share);
  return {
    pressure: () => refusing,
    look: (load) => {
      const found = over(load, 1);
      busy = found === undefined ? 0 : busy + 1;
      calm = over(load, RELIEF) === undefined ? calm + 1 : 0;
      if (busy >= BUSY) refusing = found;
      else if (calm >= CALM) refusing = undefined;
    },
  };
}

const EVERY = 1_000;
/** Milliseconds between two samples of the delay: each one wakes the process. */
const RESOLUTION = 200;
/** New tables are refused a little before requests load no others. */
const BEFORE = 0.92;
/** Seconds until a client may ask again. */
const RETRY_AFTER = 10;

/** Refuses `POST /api/tables` under load; everything else is answered as usual. */
export function shedNewTables(app: FastifyInstance, { config, tables, metrics, environment }: Site): void {
  const { mostDelay, mostTables, mostSockets } = config;
  const memory = BEFORE * shareForTables(mostSockets);
  const shedding = newShedding({ delay: mostDelay, memory, tables: mostTables });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const late = (): number => Math.max(0, delay.percentile(90) / 1e6 - RESOLUTION);
  const stop = regularly(EVERY, () => {
    shedding.look({
      delay: late(),
      memory: (environment.memory ?? memoryTaken)(),
      tables: tables.host.loaded().length,
    });
    delay.reset();
  });
  app.addHook('onClose', async () => {
    stop();
    delay.disable();
  });
  metrics.gauge('duopolis_refusing_tables', 'Whether new tables are refused for the load', () =>
    Number(shedding.pressure() !== undefined),
  );
  metrics.gauge('duopolis_event_loop_delay_ms', 'How late nine of ten turns are at most', () =>
    Math.round(late()),
  );

  app.addHook('onRequest', async (request, reply) => {
    const makesTable = request.method === 'POST' && request.routeOptions.url === '/api/tables';
    const pressure = makesTable ? shedding.pressure() : undefined;
    if (pressure === undefined) return undefined;
    metrics.count('duopolis_tables_refused_total', pressure);
    return fail(reply.header('retry-after', RETRY_AFTER), 'busy');
  });
}
