/** A game on the screen, step by step: cities, hands, what the Automas did; beside them the log, the review, or trying things. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { type CityIndex, type Command, isAutoma, ok } from '@duopolis/rules';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { lazy } from '../../kit/page/lazy.tsx';
import { LinkTo } from '../../kit/controls/index.ts';
import { hintsOf, NO_HINTS } from './review/review-hints.ts';
import { newReviewer } from '../../game/review/reviewer.ts';
import { newTries, type Try } from './review/tries.ts';
import { changesIn, tryMark } from '../../game/record/try-link.ts';
import { placement, placesFor, type Trying } from './review/try-selection.ts';
import { useInPlay } from '../../game/explain/in-play.ts';
import { useDescription } from '../../game/share/description.ts';
import { Tools } from '../../game/share/share-tools.tsx';
import { CityDialog } from '../../game/score/city-dialog.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import type { Side } from '../../game/review/depths.ts';
import { reviewWords } from '../../game/review/words/review-words.ts';
import { CopyLink, copyLink } from './copy-link.tsx';
import type { FoundGame } from '../../game/record/find-record.ts';
import { AT_REVIEW, opensReview, parseStep, REVIEW_MARK } from '../../game/record/record-id.ts';
import { usePlayback } from '../../game/record/playback.ts';
import { ReplayLog } from './replay-log.tsx';
import { type Eyes, stateAt, tableOf, viewAt } from '../../game/record/record-view.ts';
import { SideTabs } from './side-panel.tsx';
import { Stage } from './replay-stage.tsx';
import { dayOf, namesOf, winnersOf } from '../../game/record/record-summary.ts';
import { changesOf, toldAt } from './step-sentence.ts';
import { Transport } from './transport.tsx';
import './replay-player.css';
import { words } from '../../game/words/game-words.ts';
import { logWords } from '../../game/log/words/log-words.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';

const ReviewPanel = lazy(async () => (await import('./review/review-panel.tsx')).ReviewPanel, 'nothing');
const TryPanel = lazy(async () => (await import('./review/try-panel.tsx')).TryPanel, 'nothing');
const TogetherStrip = lazy(
  async () => (await import('./review/together-strip.tsx')).TogetherStrip,
  'nothing',
);

/** After the stage with its cities and hands. */
const PARTS = 4;

interface ShowProps {
  readonly game: FoundGame;
  readonly replay: Replay;
  /** What stands behind the # of the address: the step to begin with, perhaps a try, or the review. */
  readonly at: string;
}

/** The seat that is one's own: that of the only person in a game. */
function ownSeat({ record }: FoundGame): number | undefined {
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export function Show({ game, replay, at }: ShowProps) {
  const { record } = game;
  const reviewer = useMemo(() => newReviewer(game), [game]);
  const tries = useMemo(() => newTries(game, replay), [game, replay]);
  const tried = tries.shown.value;
  const shown = tried?.replay ?? replay;
  const [side, setSide] = useState<Side>(opensReview(at) ? 'review' : 'log');
  const steps = replay.steps.length;
  const mark = `${side === 'review' ? REVIEW_MARK : ''}${tryMark(tried?.changes ?? [])}`;
  const playback = usePlayback(steps, at === AT_REVIEW ? steps : parseStep(at), mark);
  const [eyes, look] = useState<Eyes>('all');
  const [city, lookAt] = useState<CityIndex | undefined>(undefined);
  const [note, setNote] = useState<ReviewedDecision | undefined>(undefined);
  const [trying, setTrying] = useState<Trying | undefined>(undefined);
  const table = useMemo(() => tableOf(record), [record]);
  /** What each step changed is reckoned when the rest is there. */
  const drawn = useProgressiveParts(PARTS);
  const changes = useMemo(() => (drawn < PARTS ? [] : changesOf(shown)), [shown, drawn === PARTS]);
  useEffect(() => {
    void reviewer.recall().then(() => {
      if (opensReview(at) && at !== AT_REVIEW)
        setNote(noteAt(reviewer.soFar.peek().decisions, parseStep(at)));
    });
    return () => {
      reviewer.stop();
      tries.close();
    };
  }, [reviewer, tries]);
  useEffect(() => {
    const linked = changesIn(at);
    if (linked.length > 0) void tries.open(linked).then((done) => done && setSide('try'));
  }, [tries]);
  useEffect(() => {
    if (drawn === PARTS && opensReview(at)) bringIntoSight(document.querySelector('.side'));
  }, [drawn === PARTS]);
  const all = words();
  const say = reviewWords();
  const names = namesOf(record, all);
  const step = playback.step.value;
  const state = stateAt(shown, step);
  useEffect(() => setTrying(undefined), [step, tried]);
  /** A note speaks of the position before its decision. */
  const noted = note !== undefined && note.line === step && tried === undefined ? note : undefined;
  const places = useMemo(() => placesFor(state, side === 'try' ? trying : undefined), [state, side, trying]);
  const view = viewAt(table, state, eyes);
  useInPlay(state.open);
  const told = (nth: number): string =>
    sentence(
      toldAt(shown, nth, { change: changes[nth - 1], table, eyes, words: { ...all, log: logWords() } }),
    );
  const title = replayWords().people(names);
  const about = all.home.table(record.options.mode, record.seats.length, record.options.capitals);
  useDescription(title, replayWords().description(names, about));

  const showNote = (wanted: ReviewedDecision): void => {
    tries.show(undefined);
    setNote(wanted);
    if (eyes !== 'all' && eyes !== wanted.seat) look('all');
    playback.to(wanted.line);
    requestAnimationFrame(() => bringIntoSight(document.querySelector('.show-stage')));
  };
  const tryIt = (command: Command): void => {
    const from = step;
    void tries.make({ step: from, command }).then((made) => {
      if (!made) return;
      playback.to(from + 1);
      announce(say.trying.notPlayed(tries.shown.peek()?.nth ?? 0));
    });
  };
  const copyTry = (one: Try): void =>
    void copyLink({ game, step, mark: tryMark(one.changes) }, say.trying.copied);
  return (
    <Frame
      title={title}
      wide
      bar={
        <LinkTo to={{ name: 'replay' }} class="frame-link">
          {replayWords().allGames}
        </LinkTo>
      }
    >
      <div
        class={`show show-with-${side}${game.id.from === 'table' ? ' show-shared' : ''}${tried === undefined ? '' : ' show-tried'}`}
      >
        <header class="show-head">
          <h1>{title}</h1>
          <p>
            {[
              about,
              ...(game.at === undefined ? [] : [dayOf(game.at, all)]),
              winnersOf(record, { ...all, replay: replayWords() }),
            ].join(' · ')}
          </p>
        </header>
        <div class="show-tools">
          <CopyLink game={game} step={step} />
          <Tools find={async () => ok(game)} />
        </div>
        {game.id.from === 'table' && (
          <TogetherStrip table={game.id.table} game={game.id.game} playback={playback} />
        )}
        <Stage
          table={table}
          view={view}
          state={state}
          shown={shown}
          step={step}
          told={told(step)}
          eyes={eyes}
          onEyes={look}
          onCity={lookAt}
          hints={noted === undefined ? NO_HINTS : hintsOf(noted, say)}
          note={noted}
          onNoteClosed={() => setNote(undefined)}
          onTryNote={() => {
            if (noted?.better === undefined) return;
            setSide('try');
            tryIt(noted.better);
          }}
          tried={tried}
          onReal={() => tries.show(undefined)}
          places={places}
          trying={trying}
          onPlace={(where, cell) => {
            const command = trying && placement(trying, where, cell);
            if (command !== undefined) tryIt(command);
          }}
        />
        {drawn === PARTS && (
          <SideTabs side={side} onSide={setSide}>
            {side === 'log' && (
              <ReplayLog
                step={step}
                onStep={playback.to}
                lines={shown.steps.map(({ entry }, nth) => ({
                  step: nth + 1,
                  text: told(nth + 1),
                  head: entry.e === 'deal',
                  other: isByBot(tried, shown, nth) ? say.trying.byBot : undefined,
                }))}
              />
            )}
            {side === 'review' && (
              <ReviewPanel
                reviewer={reviewer}
                replay={replay}
                names={names}
                own={ownSeat(game)}
                step={step}
                note={noted}
                onStep={(wanted) => {
                  tries.show(undefined);
                  playback.to(wanted);
                }}
                onNote={showNote}
              />
            )}
            {side === 'try' && (
              <TryPanel
                tries={tries}
                replay={replay}
                shown={shown}
                state={state}
                step={step}
                names={names}
                trying={trying}
                onTrying={setTrying}
                onTry={tryIt}
                onStep={playback.to}
                onCopy={copyTry}
              />
            )}
          </SideTabs>
        )}
        <div class="show-transport">
          <Transport playback={playback} told={told(step)} />
        </div>
      </div>
      {city !== undefined && <CityDialog view={view} city={city} onClose={() => lookAt(undefined)} />}
    </Frame>
  );
}

/** The costliest part of the decision at a step: a link to the review there marks the better move at once. */
const noteAt = (decisions: readonly ReviewedDecision[], step: number): ReviewedDecision | undefined =>
  decisions
    .filter(({ line, better }) => line === step && better !== undefined)
    .toSorted((one, other) => other.cost - one.cost)[0];

/** On a phone the boards are far above their notes; where they stand side by side nothing moves. */
function bringIntoSight(part: Element | null): void {
  const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
  if (bottom < innerHeight / 2 || top > innerHeight / 2) part?.scrollIntoView({ block: 'start' });
}

/** Waiting is no entry of the log. */
const lineOf = ({ line }: Try) => line.filter(({ command }) => command.type !== 'wait');

/** Whether a bot decided an entry of a try: the entries that are decisions are the line, in its order. */
function isByBot(tried: Try | undefined, { start, steps }: Replay, nth: number): boolean {
  const from = tried?.changes.at(-1)?.step ?? 0;
  if (tried === undefined || nth < from) return false;
  const isDecided = ({ entry }: Replay['steps'][0]): boolean => {
    const command = commandOf(entry);
    return command !== undefined && !isAutoma(start.open.options, command.seat);
  };
  const decided = steps.slice(from, nth + 1).filter(isDecided);
  return decided.at(-1) === steps[nth] && lineOf(tried)[decided.length - 1]?.by === 'bot';
}
