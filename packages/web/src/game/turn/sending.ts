/** Asking the table for several things in order, up to the first refusal. */
import type { Outcome } from '@duopolis/protocol';
import type { Request } from '@duopolis/table';
import type { Link } from '../link/link.ts';

/** Why a request was refused: the table's reason, or the line's. */
export type Problem = Extract<Outcome, { readonly ok: false }>['error'];

export async function sendAll(
  link: Pick<Link, 'ask'>,
  requests: readonly Request[],
): Promise<Problem | undefined> {
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is for what the one before has made
    const outcome = await link.ask(request);
    if (!outcome.ok) return outcome.error;
  }
  return undefined;
}
