/** An invitation link: the server, the table, and the code behind the #. */
import { ok, refuse, type Result } from '@duopolis/rules';
import type { JoinProblem } from './join-problem.ts';

export interface Invitation {
  readonly server: string;
  readonly table: string;
  readonly code?: string;
}

const PATH = /^\/table\/([A-Za-z0-9_-]{1,64})$/;
const CODE = /^#([A-Za-z0-9_-]{1,64})$/;

export function readLink(link: string): Result<Invitation, JoinProblem> {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, table] = PATH.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol)) {
    return refuse({ code: 'bad-link', link });
  }
  const [, code] = CODE.exec(url.hash) ?? [];
  return ok({ server: url.origin, table, ...(code !== undefined && { code }) });
}
