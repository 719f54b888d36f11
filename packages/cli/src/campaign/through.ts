/** A campaign in the terminal: game after game, pick after pick, kept after every step. */
import {
  type BonusPick,
  type Campaign,
  decide,
  finishedGame,
  isCampaignOver,
  legalPicks,
  ok,
  optionsOfCampaign,
  type Result,
  refuse,
} from '@duopolis/rules';
import type { Terminal } from '../drawing/terminal.ts';
import { beginPlay } from '../play/begin.ts';
import { after, type Play } from '../play/play.ts';
import { playThrough } from '../play/session.ts';
import { untilYourTurn } from '../play/turn.ts';
import type { CliProblem } from '../problem.ts';
import type { Shell } from '../shell.ts';
import { commandsOf, type Kept, withGame, withPick, withUnfinished } from './kept.ts';
import { pickLines, standLines } from './screen.ts';
import type { Store } from './store.ts';

/** What the caller's world gives: a screen, words, chance and a calendar. */
export interface Around {
  readonly terminal: Terminal;
  readonly shell: Shell;
  readonly newSeed: () => string;
  readonly today: () => string;
}

type Done = Result<undefined, CliProblem>;
const LEFT: Done = ok(undefined);

export async function campaignThrough(store: Store, around: Around): Promise<Done> {
  for (;;) {
    const { campaign } = store.kept();
    if (campaign === undefined) return LEFT;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const step = await (campaign.awaiting === undefined ? stepOn : pickStep)(store, campaign, around);
    if (!step.ok) return step;
    if (step.value === 'left') return LEFT;
  }
}

type Step = Result<'left' | 'on', CliProblem>;

/** How the campaign stands, and then its next game. */
async function stepOn(store: Store, campaign: Campaign, around: Around): Promise<Step> {
  const isOver = isCampaignOver(campaign);
  around.terminal.show(standLines(store.kept(), isOver, around.shell));
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const key = await around.terminal.key();
    if (key === undefined || key === 'q' || key === 'escape') return ok('left');
    if (key === 'enter' || key === 'space') return isOver ? ok('left') : gameStep(store, campaign, around);
  }
}

async function gameStep(store: Store, campaign: Campaign, around: Around): Promise<Step> {
  const begun = takenUp(store.kept(), campaign, around);
  if (!begun.ok) return begun;
  const seed = begun.value.game.hidden.seed ?? '';
  // From its first screen on the game counts: leaving is no way to another deal.
  const kept = withUnfinished(store.kept(), { seed, commands: commandsOf(begun.value.events) });
  const saved = store.save(kept);
  if (!saved.ok) return saved;
  const last = await playThrough(begun.value, around.terminal, around.shell);
  if (last.step.at !== 'over') {
    const left = store.save(withUnfinished(saved.value, { seed, commands: commandsOf(last.events) }));
    return left.ok ? ok('left') : left;
  }
  const finished = finishedGame(last.game.open);
  if (finished === undefined) throw new RangeError('this game is not over');
  const recorded = withGame(saved.value, campaign, finished);
  if (!recorded.ok) return refuse({ code: 'campaign-refused', refusal: recorded.error });
  const done = store.save(recorded.value);
  return done.ok ? ok('on') : done;
}

/** The game that was left, played again as far as the rules allow, or a new one. */
function takenUp({ name, unfinished }: Kept, campaign: Campaign, around: Around): Result<Play, CliProblem> {
  const options = optionsOfCampaign(campaign);
  const { automas } = around.shell.vocabulary;
  const seed = unfinished?.seed ?? around.newSeed();
  const begun = beginPlay({ options, bots: [], seed, name, automas });
  if (!begun.ok) return refuse({ code: 'bad-options', problem: begun.error });
  let play = begun.value;
  for (const command of unfinished?.commands ?? []) {
    const decision = decide(play.game, command);
    if (!decision.ok) break;
    play = after(play, decision.value);
  }
  return ok(untilYourTurn(play));
}

/** CAMPAIGN-1: a type not picked yet, in the lower city, or in either if they tie. */
async function pickStep(store: Store, campaign: Campaign, { terminal, shell, today }: Around): Promise<Step> {
  const picks = legalPicks(campaign);
  let cursor = 0;
  for (;;) {
    terminal.show(pickLines(campaign, cursor, shell));
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const key = await terminal.key();
    if (key === undefined || key === 'q' || key === 'escape') return ok('left');
    if (key === 'up' || key === 'left') cursor = (cursor + picks.length - 1) % picks.length;
    if (key === 'down' || key === 'right' || key === 'tab') cursor = (cursor + 1) % picks.length;
    if (key !== 'enter') continue;
    const picked = withPick(store.kept(), campaign, picks[cursor] as BonusPick, today());
    if (!picked.ok) return refuse({ code: 'campaign-refused', refusal: picked.error });
    const saved = store.save(picked.value);
    return saved.ok ? ok('on') : saved;
  }
}
