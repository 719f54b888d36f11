/** The messages of a client as they travel over its socket, which carries all its tables. */
import { LIMITS } from '@duopolis/rules';
import { STREAMS } from '@duopolis/table/host';
import * as v from 'valibot';
import { COUNT, ID } from './pieces.ts';
import { REQUEST } from './request.ts';

/** The last event a client knows of a table, and since version 3 when that was. */
export const PLACE = v.strictObject({
  stream: v.picklist(STREAMS),
  number: COUNT,
  time: v.exactOptional(COUNT),
});

/** In the order they are tried: what comes most often first. */
export const CLIENT_MESSAGE = v.variant('type', [
  /** The same id again is answered again, and not done again. */
  v.strictObject({
    type: v.literal('command'),
    table: ID,
    id: ID,
    request: REQUEST,
    seen: v.exactOptional(PLACE),
  }),
  /** Tell me of a table, from where I stopped or from a fresh view. */
  v.strictObject({ type: v.literal('watch'), table: ID, after: v.exactOptional(PLACE) }),
  v.strictObject({ type: v.literal('unwatch'), table: ID }),
  /** The viewer's step in a shared replay. The leader may name the next leader. */
  v.strictObject({
    type: v.literal('look'),
    table: ID,
    game: COUNT,
    step: COUNT,
    lead: v.exactOptional(ID),
  }),
  /** No longer together. */
  v.strictObject({ type: v.literal('look-away'), table: ID }),
  /** Are you there? */
  v.strictObject({ type: v.literal('ping') }),
]);
export type LookMessage = Extract<
  v.InferOutput<typeof CLIENT_MESSAGE>,
  { readonly type: 'look' | 'look-away' }
>;

/** No message of a client is longer, in bytes. */
export const LONGEST_MESSAGE = LIMITS.messageBytes;
