/** A person's limits for bots: tables with bots only, and their games per minute. A game that people leave to bots counts as theirs. */
import { LIMITS } from '@duopolis/rules';
import { dropOldest } from '@duopolis/rules/lists';
import { type AboutTable, type OpenTable, seatedPeople } from '@duopolis/table';
import type { Answer, Host, TableId } from '@duopolis/table/host';
import { type Bucket, isInDebt, newBucket, owe, take } from '../bucket.ts';
import type { Directory } from './directory.ts';

/** People with a stored bucket; a full bucket need not be stored. */
const MOST_BUCKETS = 10_000;
const MINUTE = 60;

const PACE = { most: LIMITS.botGamesAtOnce, perSecond: LIMITS.botGamesPerMinute / MINUTE };

type Refused = Extract<Answer, { readonly ok: false }>;

const TOO_FAST: Refused = {
  ok: false,
  error: { code: 'bots-too-fast', games: PACE.most, seconds: 1 / PACE.perSecond },
};

/** A game with only bots is over at once, and costs as much as a game of people. */
const isBotsOnly = (open: OpenTable): boolean => open.phase === 'gathering' && seatedPeople(open) === 0;

const isPlayed = (about: AboutTable | undefined): boolean =>
  about?.phase === 'playing' && about.people !== undefined && about.people > 0;

const runsAlone = ({ phase, owner, people }: AboutTable, member: string): boolean =>
  phase === 'playing' && owner === member && people === 0;

export function withQuotas(
  host: Host,
  { of, listen }: Pick<Directory, 'of' | 'listen'>,
  now: () => number,
): Host {
  const buckets = new Map<string, Bucket>();

  function bucketOf(member: string): Bucket {
    const bucket = buckets.get(member) ?? newBucket(now(), PACE);
    buckets.delete(member);
    buckets.set(member, bucket);
    dropOldest(buckets, MOST_BUCKETS);
    return bucket;
  }

  /** Abandoned games by table: each is counted once, even if its people come and go. */
  const left = new Map<TableId, number | undefined>();

  listen((table, before, after) => {
    if (after.phase !== 'playing') return void left.delete(table);
    if (!isPlayed(before) || after.people !== 0 || before?.owner === undefined) return;
    if (left.has(table) && left.get(table) === after.lastStart) return;
    left.set(table, after.lastStart);
    owe(bucketOf(before.owner), now());
  });

  async function refusal(member: string): Promise<Refused | undefined> {
    const most = LIMITS.botTablesPerPerson;
    if ((await of(member)).filter(({ about }) => runsAlone(about, member)).length >= most)
      return { ok: false, error: { code: 'too-many-bot-tables', most } };
    return take(bucketOf(member), now()) ? undefined : TOO_FAST;
  }

  const debt = (member: string): Refused | undefined =>
    isInDebt(bucketOf(member), now()) ? TOO_FAST : undefined;

  return {
    ...host,
    request: async (table, asked) => {
      if (asked.request.type !== 'start') return host.request(table, asked);
      const open = await host.open(table).catch(() => undefined);
      const { who } = asked;
      const refused = open?.host === who ? (isBotsOnly(open) ? await refusal(who) : debt(who)) : undefined;
      return refused ?? host.request(table, asked);
    },
  };
}
