/** A game on the screen, step by step: cities, hands, what the Automas did, the log beside them. */
import { type CityIndex, type OpenGame, type Replay, resultOf, roundOf } from '@duopolis/rules';
import { useMemo, useState } from 'preact/hooks';
import { useByAndBy } from '../app/by-and-by.ts';
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';
import { frameOf } from '../board/frame.ts';
import { Choice, LinkTo } from '../controls/index.ts';
import { useDescription } from '../share/description.ts';
import { Standings } from '../score/standings.tsx';
import { Tools } from '../share/tools.tsx';
import { AutomaPanel } from '../solo/automa-panel.tsx';
import { CityDialog } from '../table/city-dialog.tsx';
import { nameOf } from '../table/people.ts';
import { sentence } from '../table/sentence.ts';
import { Cities } from './cities.tsx';
import { CopyLink } from './copy-link.tsx';
import { Districts } from './districts.tsx';
import type { FoundGame } from './find.ts';
import { Hands } from './hands.tsx';
import { usePlayback } from './playback.ts';
import { ReplayLog } from './replay-log.tsx';
import { type Eyes, stateAt, tableOf, viewAt } from './seen.ts';
import { dayOf, namesOf, winnersOf } from './summary.ts';
import { changesOf, toldAt } from './told.ts';
import { Transport } from './transport.tsx';
import './show.css';

/** What leads, the cities, the hands, the log. */
const PARTS = 4;

interface ShowProps {
  readonly game: FoundGame;
  readonly replay: Replay;
  /** The step to begin with. */
  readonly first: number;
}

export function Show({ game, replay, first }: ShowProps) {
  const { record } = game;
  const playback = usePlayback(replay.steps.length, first);
  const [eyes, look] = useState<Eyes>('all');
  const [city, lookAt] = useState<CityIndex | undefined>(undefined);
  const table = useMemo(() => tableOf(record), [record]);
  const changes = useMemo(() => changesOf(replay), [replay]);
  const frames = useMemo(
    () => stateAt(replay, replay.steps.length).open.cities.map((one) => frameOf(one)),
    [replay],
  );
  const all = words();
  const step = playback.step.value;
  const state = stateAt(replay, step);
  const { open } = state;
  const view = viewAt(table, state, eyes);
  const told = (nth: number): string =>
    sentence(toldAt(replay, nth, changes[nth - 1], { table, eyes, words: all }));
  const drawn = useByAndBy(PARTS);
  const lines = useMemo(
    () =>
      drawn < PARTS
        ? []
        : replay.steps.map(({ entry }, nth) => ({
            step: nth + 1,
            text: told(nth + 1),
            head: entry.e === 'deal',
          })),
    [replay, eyes, all, drawn],
  );
  const title = all.replay.people(namesOf(record, all));
  const about = all.home.table(record.options.mode, record.seats.length, record.options.capitals);
  useDescription(title, all.replay.description(namesOf(record, all), about));
  return (
    <Frame
      title={title}
      wide
      bar={
        <LinkTo to={{ name: 'replay' }} class="frame-link">
          {all.replay.allGames}
        </LinkTo>
      }
    >
      <div class="show">
        <header class="show-head">
          <div>
            <h1>{title}</h1>
            <p>
              {[about, ...(game.at === undefined ? [] : [dayOf(game.at, all)]), winnersOf(record, all)].join(
                ' · ',
              )}
            </p>
          </div>
        </header>
        <div class="show-tools">
          <CopyLink game={game} step={step} />
          <Tools find={async () => game} />
        </div>
        <div class="show-stage">
          <div class="show-now">
            <p role="status" class="show-told">
              <b>{told(step)}</b>
              <span>{whereIn(open)}</span>
            </p>
            {record.options.mode !== 'solo' && (
              <Choice
                label={all.replay.eyes}
                quiet
                value={eyes}
                options={[
                  { value: 'all', label: all.replay.allOpen },
                  ...table.chairs.flatMap(({ holder }, seat) =>
                    holder.kind === 'automa' ? [] : [{ value: seat, label: nameOf(table, seat, all) }],
                  ),
                ]}
                onChange={look}
              />
            )}
          </div>
          {open.districts !== undefined && <Districts open={open} />}
          {drawn > 1 && (
            <Cities
              view={view}
              open={open}
              eyes={eyes}
              last={replay.steps[step - 1]?.entry}
              frames={frames}
              onCity={lookAt}
            />
          )}
          {open.automas.length > 0 && (
            <section class="show-automas" aria-label={all.replay.automas}>
              {open.automas.map(({ seat }) => (
                <div key={seat} class="sheet-of-paper show-automa">
                  <b class="show-automa-name">{nameOf(table, seat, all)}</b>
                  <AutomaPanel view={view} seat={seat} />
                </div>
              ))}
            </section>
          )}
          {drawn > 2 && <Hands table={table} state={state} eyes={eyes} />}
          {open.phase === 'over' && (
            <div class="sheet-of-paper show-standings">
              <Standings view={viewAt(table, state, 'all')} game={open} result={resultOf(open)} />
            </div>
          )}
        </div>
        <ReplayLog step={step} onStep={playback.to} lines={lines} />
        <div class="show-transport">
          <Transport playback={playback} told={told(step)} />
        </div>
      </div>
      {city !== undefined && <CityDialog view={view} city={city} onClose={() => lookAt(undefined)} />}
    </Frame>
  );
}

function whereIn(open: OpenGame): string {
  const { game } = words().game;
  if (open.phase === 'over') return sentence(game.phases.over);
  return `${sentence(game.round(open.round))}, ${game.turn(open.turn, roundOf(open).turns)}`;
}
