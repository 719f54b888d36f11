/** What one person may have bots do: so many tables of bots only, and so many of their games a minute. */
import { LIMITS } from '@duopolis/rules';
import { type Answer, type Host, type OpenTable, seatedPeople, type TableId } from '@duopolis/table';
import { type Bucket, newBucket } from '../socket/limit.ts';
import type { Directory } from './directory.ts';

/** People whose buckets are remembered; a bucket that is full again need not be. */
const MOST_BUCKETS = 10_000;
const MINUTE = 60;

const PACE = { most: LIMITS.botGamesAtOnce, perSecond: LIMITS.botGamesPerMinute / MINUTE };

type Refused = Extract<Answer, { readonly ok: false }>;

/** A game of bots only is over in a moment, and costs as much as one of people. */
const isBotsOnly = (open: OpenTable): boolean => open.phase === 'gathering' && seatedPeople(open) === 0;

export function withQuotas(
  host: Host,
  { of, about }: Pick<Directory, 'of' | 'about'>,
  now: () => number,
): Host {
  const buckets = new Map<string, Bucket>();

  function bucketOf(member: string): Bucket {
    const bucket = buckets.get(member) ?? newBucket(now(), PACE);
    buckets.delete(member);
    buckets.set(member, bucket);
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value as string);
    return bucket;
  }

  const runsAlone = (table: TableId, member: string): boolean => {
    const known = about(table);
    return known?.phase === 'playing' && known.owner === member && known.people === 0;
  };

  function refusal(member: string): Refused | undefined {
    const most = LIMITS.botTablesPerPerson;
    if (of(member).filter((table) => runsAlone(table, member)).length >= most)
      return { ok: false, error: { code: 'too-many-bot-tables', most } };
    if (bucketOf(member).take(now())) return undefined;
    return { ok: false, error: { code: 'bots-too-fast', games: PACE.most, seconds: 1 / PACE.perSecond } };
  }

  return {
    ...host,
    submit: async (table, submission) => {
      if (submission.request.type !== 'start') return host.submit(table, submission);
      const open = await host.open(table).catch(() => undefined);
      const isOwn = open?.host === submission.who && isBotsOnly(open);
      return (isOwn ? refusal(submission.who) : undefined) ?? host.submit(table, submission);
    },
  };
}
