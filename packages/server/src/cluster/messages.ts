/** The messages that nodes exchange over links. */
import { COUNT, ID } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import { type Answer, type MemberRequest, type Cursor, STREAMS, type TableId } from '@duopolis/table/host';
import * as v from 'valibot';
import type { SentUpdate } from './following.ts';

const MEMBER = v.pipe(v.string(), v.maxLength(LIMITS.idText));
const KIND = v.pipe(v.string(), v.maxLength(LIMITS.idText));
const TIME = v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.time));
const CURSOR = v.object({
  stream: v.picklist(STREAMS),
  number: COUNT,
  time: v.exactOptional(TIME),
});

/** An action at a table: a member's request, or a task that a node has to do. */
export type Task =
  | { readonly type: 'request'; readonly asked: MemberRequest }
  | { readonly type: 'shut' }
  | { readonly type: 'recover' };

export interface Asking {
  readonly n: number;
  readonly table: TableId;
  readonly task: Task;
}

/** The receiving node has already checked the request in it. */
export const ASKING = v.object({
  n: COUNT,
  table: ID,
  task: v.variant('type', [
    v.object({
      type: v.literal('request'),
      asked: v.object({
        who: MEMBER,
        id: ID,
        request: v.looseObject({ type: KIND }),
        seen: v.exactOptional(CURSOR),
      }),
    }),
    v.object({ type: v.literal('shut') }),
    v.object({ type: v.literal('recover') }),
  ]),
});

export interface Following {
  readonly n: number;
  readonly table: TableId;
  readonly member: string;
  readonly from?: Cursor;
  readonly hidden?: boolean;
}

export const FOLLOWING = v.object({
  n: COUNT,
  table: ID,
  member: MEMBER,
  from: v.exactOptional(CURSOR),
  hidden: v.exactOptional(v.boolean()),
});

/** `elsewhere`: another node decides the table. `failed`: the outcome is unknown. */
export type Reply =
  | { readonly code: 'answered'; readonly answer: Answer }
  | { readonly code: 'follows' | 'stranger' | 'done' | 'elsewhere' | 'failed' };

export const REPLY = v.object({ n: COUNT, reply: v.looseObject({ code: KIND }) });

export const readAsking = (text: string): Asking => v.parse(ASKING, JSON.parse(text)) as Asking;
export const readFollowing = (text: string): Following => v.parse(FOLLOWING, JSON.parse(text));
export const readReply = (text: string): { readonly n: number; readonly reply: Reply } =>
  v.parse(REPLY, JSON.parse(text)) as { readonly n: number; readonly reply: Reply };

/** The body of an update is passed on as it is: it is not parsed and encoded again. */
export const writeUpdate = ({ type, stream, number, time, end, body }: SentUpdate): string =>
  `${type} ${stream} ${number} ${time} ${end ?? '-'}\n${body}`;

const UPDATE_HEAD =
  /^(\d{1,15}(?:,\d{1,15})*) (view|events) (live|late) (\d{1,15}) (\d{1,15}(?:\.\d+)?) (left|removed|-)$/;

/** An update and its followers. */
export function readUpdate(text: string): {
  readonly followers: readonly number[];
  readonly update: SentUpdate;
} {
  const line = text.indexOf('\n');
  const [, followers, type, stream, number, time, end] = UPDATE_HEAD.exec(text.slice(0, line)) ?? [];
  if (followers === undefined) throw new Error('not an update');
  const update = {
    type: type as SentUpdate['type'],
    stream: stream as SentUpdate['stream'],
    number: Number(number),
    time: Number(time),
    end: end === '-' ? undefined : (end as SentUpdate['end']),
    body: text.slice(line + 1),
  };
  return { followers: followers.split(',').map(Number), update };
}
