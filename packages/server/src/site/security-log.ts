/** Security events in the log: kind, route and count, never the person, address or content. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

type SecurityEvent =
  | 'person-added'
  | 'code-offered'
  | 'code-claimed'
  | 'code-refused'
  | 'signed-out'
  | 'person-deleted'
  | 'admin-refused'
  /** Over a socket. */
  | 'bad-message'
  | 'flood'
  /** By status: 401, 403 or 429. */
  | 'refused';

interface Facts {
  readonly route?: string | undefined;
  readonly status?: number;
  /** The count, if more than one. */
  readonly count?: number;
}

export interface SecurityLog {
  readonly note: (event: SecurityEvent, facts?: Facts) => void;
}

/** Milliseconds. */
const MINUTE = 60_000;

/** The first of its kind is logged at once, those of the next minute together, so that refusals can't fill a disk. */
export function newSecurityLog(log: Pick<FastifyBaseLogger, 'info'>): SecurityLog {
  const since = new Map<string, number>();
  return {
    note: (event, { count = 1, ...facts } = {}) => {
      const key = `${event} ${facts.route} ${facts.status}`;
      const more = since.get(key);
      if (more !== undefined) return void since.set(key, more + count);
      const write = (times: number): void =>
        log.info({ security: event, ...facts, count: times }, 'security');
      write(count);
      since.set(key, 0);
      setTimeout(() => {
        const later = since.get(key) ?? 0;
        since.delete(key);
        if (later > 0) write(later);
      }, MINUTE).unref();
    },
  };
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** The route's pattern, never the requested address. Asking for one's own identity is never refused. */
export function noteRefusal(
  { note }: SecurityLog,
  { method, routeOptions }: FastifyRequest,
  status: number,
): void {
  const route = `${method} ${routeOptions.url ?? ''}`.trim();
  if (REFUSALS.has(status) && !(status === 401 && route === 'GET /api/session'))
    note('refused', { route, status });
}
