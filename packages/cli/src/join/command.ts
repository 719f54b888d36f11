/** `duopolis join`: a bot plays a seat of a table on a server, through the public protocol. */
import { randomUUID } from 'node:crypto';
import { BOT_NAMES } from '@duopolis/bots';
import { refuse, type Result } from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';
import { choice } from '../options.ts';
import { GOOD, type Outcome, type Shell } from '../shell.ts';
import { readLink } from './link.ts';
import { playSeat } from './seat.ts';
import { greet } from './session.ts';
import type { JoinProblem } from './problem.ts';

export interface JoinOptions {
  readonly bot: string;
  readonly name?: string;
}

const failed = (problem: JoinProblem): Outcome => refuse({ code: 'not-joined', problem });

export async function join(link: string, options: JoinOptions, shell: Shell): Promise<Outcome> {
  const bot = choice('--bot', options.bot, BOT_NAMES);
  if (!bot.ok) return bot;
  const invitation = readLink(link);
  if (!invitation.ok) return failed(invitation.error);
  const name = options.name ?? bot.value;
  const connection = await greet(invitation.value.server, name);
  if (!connection.ok) return failed(connection.error);
  const { words } = shell;
  const result: Result<TableView, JoinProblem> = await playSeat(
    connection.value,
    invitation.value,
    bot.value,
    randomUUID(),
    { onSeat: (seat) => shell.print(words.join.seated(name, bot.value, seat)) },
  );
  connection.value.close();
  if (!result.ok) return failed(result.error);
  const { open, game, you } = result.value;
  const standing = game?.open.result?.seats[seatOf(open, you) ?? -1];
  const points = standing?.cities.map((city) => game?.open.result?.cities[city]?.total ?? 0) ?? [];
  if (standing !== undefined) shell.print(words.join.over(standing.rank, open.chairs.length, points));
  return GOOD;
}
