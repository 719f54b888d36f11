/** A game on the screen, step by step: cities, hands, Automas; beside them the log, the review, or variations. */
import { type CityIndex, isAutoma, ok } from '@duopolis/rules';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LinkTo } from '../../kit/controls/index.ts';
import { lazy } from '../../kit/page/lazy.tsx';
import { Frame } from '../../kit/page/page-frame.tsx';
import type { FoundGame } from '../../game/record/find-record.ts';
import { opensReview } from '../../game/record/record-id.ts';
import { dayOf, namesOf, winnersOf } from '../../game/record/record-summary.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';
import { reviewWords } from '../../game/review/words/review-words.ts';
import type { Asked } from '../../game/score/city-why.tsx';
import { CityDialog } from '../../game/score/city-dialog.tsx';
import { useDescription } from '../../game/share/description.ts';
import { Tools } from '../../game/share/share-tools.tsx';
import { words } from '../../game/words/shared-words.ts';
import { CopyLink } from './copy-link.tsx';
import { ReplayLog } from './replay-log.tsx';
import { Stage } from './replay-stage.tsx';
import type { Try } from './review/tries.ts';
import { SideTabs } from './side-panel.tsx';
import { Transport } from './transport.tsx';
import { bringIntoSight, type ModelProps, type ReplayProps, useReplay } from './use-replay.ts';
import './replay-player.css';

const ReviewPanel = lazy(async () => (await import('./review/review-panel.tsx')).ReviewPanel, 'nothing');
const TryPanel = lazy(async () => (await import('./review/try-panel.tsx')).TryPanel, 'nothing');
const TogetherStrip = lazy(
  async () => (await import('./review/together-strip.tsx')).TogetherStrip,
  'nothing',
);

type Looked = { readonly city: CityIndex; readonly asked: Asked | undefined } | undefined;

export function ReplayPlayer(props: ReplayProps) {
  const { id, record } = props.game;
  const model = useReplay(props);
  const [looked, look] = useState<Looked>(undefined);
  const names = namesOf(record, words());
  const title = replayWords().people(names);
  const { mode, capitals } = record.options;
  const about = words().home.table({ mode, seats: record.seats.length, capitals });
  useDescription(title, replayWords().description(names, about));
  const shared = id.from === 'table' ? ' show-shared' : '';
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
      <div class={`show show-with-${model.side}${shared}${model.tried === undefined ? '' : ' show-tried'}`}>
        <Head game={props.game} title={title} about={about} />
        <div class="show-tools">
          <CopyLink game={props.game} step={model.step} />
          <Tools find={async () => ok(props.game)} />
        </div>
        {id.from === 'table' && <TogetherStrip table={id.table} game={id.game} playback={model.playback} />}
        <Stage model={model} onCity={(city, asked) => look({ city, asked })} />
        {model.isDrawn && <SidePanel model={model} at={props.at} names={names} />}
        <div class="show-transport">
          <Transport playback={model.playback} stepText={model.stepText(model.step)} />
        </div>
      </div>
      {looked !== undefined && <CityDialog view={model.view} {...looked} onClose={() => look(undefined)} />}
    </Frame>
  );
}

interface HeadProps {
  readonly game: FoundGame;
  readonly title: string;
  readonly about: string;
}

function Head({ game: { at, record }, title, about }: HeadProps) {
  const all = words();
  const day = at === undefined ? [] : [dayOf(at, all)];
  return (
    <header class="show-head">
      <h1>{title}</h1>
      <p>{[about, ...day, winnersOf(record, { ...all, replay: replayWords() })].join(' · ')}</p>
    </header>
  );
}

interface SidePanelProps extends ModelProps {
  readonly at: string;
  readonly names: readonly string[];
}

function SidePanel({ model, at, names }: SidePanelProps) {
  const { side } = model;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opensReview(at)) bringIntoSight(section.current);
  }, []);
  return (
    <SideTabs section={section} side={side} onSide={model.setSide}>
      {side === 'log' && <LogPanel model={model} />}
      {side === 'review' && <ReviewSide model={model} names={names} />}
      {side === 'try' && <TryPanel model={model} names={names} />}
    </SideTabs>
  );
}

function LogPanel({ model: { shown, tried, step, stepText, playback } }: ModelProps) {
  const { byBot } = reviewWords().trying;
  const lines = shown.steps.map(({ entry }, nth) => ({
    step: nth + 1,
    text: stepText(nth + 1),
    head: entry.e === 'deal',
    other: isByBot(tried, shown, nth) ? byBot : undefined,
  }));
  return <ReplayLog step={step} onStep={playback.to} lines={lines} />;
}

type SideProps = Omit<SidePanelProps, 'at'>;

function ReviewSide({ model, names }: SideProps) {
  const { game, replay, reviewer, step, note, tries, playback } = model;
  return (
    <ReviewPanel
      reviewer={reviewer}
      replay={replay}
      names={names}
      own={ownSeat(game)}
      step={step}
      note={note}
      onStep={(wanted) => {
        tries.show(undefined);
        playback.to(wanted);
      }}
      onNote={model.showNote}
    />
  );
}

/** The viewer's seat: that of the only person in a game. */
function ownSeat({ record }: FoundGame): number | undefined {
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Waiting is not an entry of the log. */
const lineOf = ({ line }: Try) => line.filter(({ command }) => command.type !== 'wait');

/** Whether a bot decided an entry of a variation: the entries that are decisions are the line, in its order. */
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
