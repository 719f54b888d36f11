/** A campaign in the terminal: game after game, pick after pick, saved after every step. */
import { type Command, ok, refuse, type Result, RULES_VERSION } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import {
  type Campaign,
  finishedGame,
  isCampaignOver,
  legalPicks,
  optionsOfCampaign,
} from '@duopolis/rules/campaign';
import type { Components } from '@duopolis/rules/components';
import type { Terminal } from '../drawing/terminal.ts';
import { playAt } from '../play/at-table.ts';
import { type LocalTable, openTable } from '../play/local-game.ts';
import type { Play } from '../play/play-state.ts';
import type { CliProblem } from '../cli-problem.ts';
import type { Shell } from '../shell.ts';
import { commandsOf, type CampaignFile, withGame, withPick, withUnfinished } from './campaign-file-format.ts';
import { pickLines, standLines } from './campaign-screens.ts';
import type { Store } from './campaign-file.ts';

/** What the caller provides: a screen, words, randomness and a calendar. */
export interface CampaignEnvironment {
  readonly terminal: Terminal;
  readonly shell: Shell;
  readonly newSeed: () => string;
  readonly today: () => string;
  /** The pieces of a custom box instead of ours. */
  readonly components?: Components;
}

type Done = Result<undefined, CliProblem>;
const LEFT: Done = ok(undefined);

export async function campaignThrough(store: Store, around: CampaignEnvironment): Promise<Done> {
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

/** The state of the campaign, and then its next game. */
async function stepOn(store: Store, campaign: Campaign, around: CampaignEnvironment): Promise<Step> {
  const isOver = isCampaignOver(campaign);
  around.terminal.show(standLines(campaign, store.kept(), around.shell));
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const key = await around.terminal.key();
    if (key === undefined || key === 'q' || key === 'escape') return ok('left');
    if (key === 'enter' || key === 'space') return isOver ? ok('left') : gameStep(store, campaign, around);
  }
}

async function gameStep(store: Store, campaign: Campaign, around: CampaignEnvironment): Promise<Step> {
  const { name, unfinished } = store.kept();
  const seed = unfinished?.seed ?? around.newSeed();
  const rules = unfinished === undefined ? RULES_VERSION : (unfinished.rules ?? 1);
  const options = { ...optionsOfCampaign(campaign), rules };
  const opened = await openTable(
    {
      options,
      bots: [],
      seed,
      name,
      ...(around.components !== undefined && { components: around.components }),
    },
    around.shell,
  );
  if (!opened.ok) return refuse({ code: 'bad-options', problem: opened.error });
  const table = opened.value;
  try {
    await takeUp(table, unfinished?.commands ?? []);
    const keep = async (): Promise<Result<CampaignFile, CliProblem>> =>
      store.save(withUnfinished(store.kept(), { seed, rules, commands: commandsOf(await table.events()) }));
    // The game counts from its first screen on: leaving does not give another deal.
    const saved = await keep();
    if (!saved.ok) return saved;
    const { play } = await playAt(savedAfterMoves(table, keep), around.terminal, around.shell);
    if (play?.step.at === 'over') return finish(store, campaign, play);
    const left = await keep();
    return left.ok ? ok('left') : left;
  } finally {
    table.close();
  }
}

/** The same table, where each accepted move is saved. A save that fails is reported when the game is left. */
const savedAfterMoves = (table: LocalTable, keep: () => Promise<unknown>): LocalTable => ({
  ...table,
  ask: async (request) => {
    const outcome = await table.ask(request);
    if (outcome.ok) await keep();
    return outcome;
  },
});

/** Replays the interrupted game, as far as the rules allow. */
async function takeUp({ ask, session }: LocalTable, moves: readonly Command[]): Promise<void> {
  for (const move of moves) {
    const { position } = session().view.open;
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    if (!(await ask({ type: 'play', position, move })).ok) return;
  }
}

function finish(store: Store, campaign: Campaign, { game }: Play): Step {
  const finished = finishedGame(game.open);
  if (finished === undefined) throw new RangeError('this game is not over');
  const recorded = withGame(store.kept(), campaign, finished);
  if (!recorded.ok) return refuse({ code: 'campaign-refused', refusal: recorded.error });
  const done = store.save(recorded.value);
  return done.ok ? ok('on') : done;
}

/** CAMPAIGN-1: a type not picked yet, in the lower city, or in either if they tie. */
async function pickStep(
  store: Store,
  campaign: Campaign,
  { terminal, shell, today }: CampaignEnvironment,
): Promise<Step> {
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
    const picked = withPick(store.kept(), campaign, { pick: itemAt(picks, cursor), date: today() });
    if (!picked.ok) return refuse({ code: 'campaign-refused', refusal: picked.error });
    const saved = store.save(picked.value);
    return saved.ok ? ok('on') : saved;
  }
}
