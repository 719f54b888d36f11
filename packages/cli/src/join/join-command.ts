/** `duopolis join`: you or a bot play a seat of a table on a server, through the public protocol. */
import { randomUUID } from 'node:crypto';
import { BOT_NAMES, type BotName } from '@duopolis/bots';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { seatOf, type TableView } from '@duopolis/table';
import { readComponents } from '../components/components-file.ts';
import { choice } from '../option-parsers.ts';
import { playAt } from '../play/at-table.ts';
import { finalLines } from '../play/final-screen.ts';
import { hasTerminal, inTerminal } from '../play/play-session.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { answerCard } from '../play/game-questions.ts';
import { cookieFor, saveCookie } from './saved-identity.ts';
import { type Invitation, readLink } from './invitation-link.ts';
import { takeSeat } from './person.ts';
import type { JoinProblem } from './join-problem.ts';
import { playSeat } from './seat.ts';
import { greet } from './server-session.ts';

export interface JoinOptions {
  readonly bot?: string;
  readonly name?: string;
  /** Takes a seat only if the table plays with these pieces. */
  readonly components?: string;
}

/** Where to join, and with which pieces, if that matters. */
interface Goal extends Invitation {
  readonly own: Components | undefined;
}

const failed = (problem: JoinProblem): Outcome => refuse({ code: 'not-joined', problem });

export async function join(link: string, options: JoinOptions, shell: Shell): Promise<Outcome> {
  const bot = options.bot === undefined ? undefined : choice('--bot', options.bot, BOT_NAMES);
  if (bot?.ok === false) return bot;
  const invitation = readLink(link);
  if (!invitation.ok) return failed(invitation.error);
  const own = options.components === undefined ? ok(undefined) : readComponents(options.components);
  if (!own.ok) return own;
  const goal: Goal = { ...invitation.value, own: own.value };
  return bot === undefined
    ? joinYourself(goal, options.name, shell)
    : joinBot(goal, { bot: bot.value, name: options.name ?? bot.value, shell });
}

async function joinYourself(goal: Goal, name: string | undefined, shell: Shell): Promise<Outcome> {
  if (!hasTerminal()) return refuse({ code: 'not-a-terminal', command: 'join' });
  const { server } = goal;
  const called = name ?? shell.environment['USER'] ?? shell.vocabulary.game.you;
  const greeted = await greet(server, called, cookieFor(server, shell));
  if (!greeted.ok) return failed(greeted.error);
  const { connection, cookie } = greeted.value;
  saveCookie(server, cookie, shell);
  try {
    const arrived = await takeSeat(connection, goal, shell);
    if (!arrived.ok) return failed(arrived.error);
    if (!(await answerCard(arrived.value, shell))) return SUCCESS;
    const last = await inTerminal((terminal) => playAt(arrived.value, terminal, shell));
    const gone = arrived.value.gone();
    if (gone !== undefined && last.leaving !== 'yes') return failed(gone);
    const { play } = last;
    if (play?.step.at === 'over') for (const line of finalLines(play, shell)) shell.print(line.trimEnd());
    else shell.print(shell.words.join.left);
    return SUCCESS;
  } finally {
    connection.close();
  }
}

async function joinBot(
  goal: Goal,
  { bot, name, shell }: { readonly bot: BotName; readonly name: string; readonly shell: Shell },
): Promise<Outcome> {
  const greeted = await greet(goal.server, name);
  if (!greeted.ok) return failed(greeted.error);
  const { connection } = greeted.value;
  const { words } = shell;
  const result: Result<TableView, JoinProblem> = await playSeat(connection, goal, {
    bot,
    seed: randomUUID(),
    own: goal.own,
    session: {
      onSeat: (seat) => shell.print(words.join.seated(name, bot, seat)),
    },
  });
  connection.close();
  if (!result.ok) return failed(result.error);
  const { open, game, you } = result.value;
  const standing = game?.open.result?.seats[seatOf(open, you) ?? -1];
  const points = standing?.cities.map((city) => game?.open.result?.cities[city]?.total ?? 0) ?? [];
  if (standing !== undefined) shell.print(words.join.over(standing.rank, open.chairs.length, points));
  return SUCCESS;
}
