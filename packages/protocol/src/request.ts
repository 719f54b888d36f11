/** The requests to a table on the wire. */
import { type Command, LIMITS } from '@duopolis/rules';
import { PHRASES, PORTRAITS, type Request, type RequestOf } from '@duopolis/table';
import * as v from 'valibot';
import { CELL, CITY, COUNT, FLAG, ID, SEAT, TEXT, TILE } from './pieces.ts';

/** The table knows which bots exist, and refuses others. */
export const STRENGTH = v.pipe(v.string(), v.maxLength(LIMITS.strengthText)) as unknown as v.GenericSchema<
  string,
  RequestOf<'seat-bot'>['strength']
>;

const asking = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

const COMMAND = v.variant('type', [
  asking('choose', { seat: SEAT, tiles: v.pipe(v.array(TILE), v.maxLength(LIMITS.chosenTiles)) }),
  asking('place', { seat: SEAT, city: CITY, tile: TILE, at: CELL }),
  asking('assign', { seat: SEAT, city: CITY, tile: TILE }),
  asking('wait', { seat: SEAT }),
]);

const PROPOSAL = v.strictObject({ city: CITY, tile: TILE, cell: CELL });

const CONTENT = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), text: TEXT }),
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal('ping'), city: CITY, cell: CELL }),
]);

/** A request on the wire: the move of `play` is called `command` there. */
export type WireRequest =
  | Exclude<Request, { readonly type: 'play' }>
  | (Omit<RequestOf<'play'>, 'move'> & { readonly command: Command });

/** In matching order: the most frequent first. */
const REQUESTS = v.variant('type', [
  asking('play', { position: COUNT, command: COMMAND, standing: v.exactOptional(COUNT) }),
  asking('join', { name: TEXT, code: v.exactOptional(ID) }),
  asking('leave', {}),
  asking('sit', { seat: SEAT, portrait: v.exactOptional(v.picklist(PORTRAITS)) }),
  asking('stand', {}),
  asking('seat-bot', { seat: SEAT, strength: STRENGTH }),
  asking('unseat-bot', { seat: SEAT }),
  asking('ready', { ready: FLAG }),
  asking('answer', { answer: TEXT }),
  asking('remove', { member: ID }),
  asking('hand-over', { to: ID }),
  asking('start', {}),
  asking('rematch', {}),
  asking('close', {}),
  asking('propose', {
    position: COUNT,
    proposal: PROPOSAL,
    owner: v.exactOptional(SEAT),
    counters: v.exactOptional(COUNT),
  }),
  asking('propose-both', { position: COUNT, proposals: v.strictTuple([PROPOSAL, PROPOSAL]) }),
  asking('move-offer', { city: CITY, id: COUNT, cell: CELL }),
  asking('agree', { city: CITY, id: COUNT, cell: CELL }),
  asking('decline-offer', { city: CITY, id: COUNT, cell: CELL }),
  asking('withdraw', { city: CITY, id: COUNT }),
  asking('ask-undo', { city: CITY, cell: CELL }),
  asking('consent', { city: CITY, cell: CELL }),
  asking('decline', { city: CITY }),
  asking('say', { channel: v.union([v.literal('table'), CITY]), content: CONTENT }),
  asking('mute', { member: ID, mute: FLAG }),
  asking('nudge', { seat: SEAT }),
  asking('take-back', {}),
]);

/** A request without a schema does not compile. */
type Forgotten = Exclude<WireRequest['type'], v.InferOutput<typeof REQUESTS>['type']>;
export const REQUEST: v.GenericSchema<unknown, WireRequest> = REQUESTS satisfies [Forgotten] extends [never]
  ? unknown
  : Forgotten;
