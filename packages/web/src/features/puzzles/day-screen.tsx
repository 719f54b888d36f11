/** One day's puzzles: the date, the three puzzles, the current one, and the result. */
import { type PosedPuzzle, PUZZLE_KINDS, type PuzzleKind } from '@duopolis/bots/puzzle';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Icon } from '../../kit/art/index.ts';
import { LinkButton } from '../../kit/controls/index.ts';
import { askToPersist } from '../../kit/store/device-store.ts';
import { dayAfter, FIRST_DAY, sayDay } from '../../game/saves/puzzle-day.ts';
import {
  isFinished,
  isOver,
  saveDay,
  type SavedDay,
  savedDays,
  newDay,
  streakOf,
  type Try,
  TRIES,
  withTry,
} from '../../game/saves/puzzle-results.ts';
import { OnePuzzle } from './one-puzzle.tsx';
import { puzzlesOf } from './puzzles-of-day.ts';
import { DayResult } from './day-result.tsx';
import { sayWorth } from './puzzle-points.ts';
import './puzzles.css';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface DayProps {
  readonly day: string;
  readonly today: string;
}

export function DayScreen({ day, today }: DayProps) {
  const say = puzzleWords();
  const [days, setDays] = useState<readonly SavedDay[] | undefined>(undefined);
  const [chosen, setChosen] = useState<PuzzleKind | undefined>(undefined);
  const posed = useMemo(() => puzzlesOf(day), [day]);
  useEffect(() => {
    let here = true;
    void savedDays().then((kept) => here && setDays(kept));
    return () => {
      here = false;
    };
  }, []);
  const { puzzles, tried, failed } = posed.value;
  const kept = days?.find((one) => one.day === day) ?? newDay(day);
  const kind = chosen ?? PUZZLE_KINDS.find((one) => !isOver(kept.tries[one])) ?? 'placement';
  const streak = streakOf(days ?? [], today);
  const at = puzzles[kind];
  const keep = async (one: Try): Promise<void> => {
    const after = withTry(kept, kind, { tried: one, now: Date.now() });
    setChosen(kind);
    setDays((before) => [...(before ?? []).filter((other) => other.day !== day), after]);
    announce(
      `${say.tryIs(after.tries[kind].length, sayWorth(one.worth))}, ${one.best ? say.isBest : say.moreIsPossible}`,
      'now',
    );
    await saveDay(after);
    askToPersist();
  };
  return (
    <Frame title={`${say.title}, ${sayDay(day, words().language)}`} wide>
      <Head day={day} today={today} streak={streak} />
      {day < today && <p class="puzzles-practice">{say.practiceAbout}</p>}
      <div class="puzzles-room">
        {days === undefined || Object.keys(puzzles).length === 0 ? (
          <Drawing tried={tried} failed={failed} />
        ) : (
          <>
            <Kinds kept={kept} kind={kind} onChoose={setChosen} />
            {isFinished(kept) && isPosed(puzzles) && (
              <DayResult kept={kept} puzzles={puzzles} streak={day === today ? streak : undefined} />
            )}
            {at === undefined ? (
              <Drawing tried={tried} failed={failed} />
            ) : (
              <OnePuzzle
                key={kind}
                puzzle={at}
                tries={kept.tries[kind]}
                onTry={(one) => void keep(one)}
                next={PUZZLE_KINDS.find((other) => !isOver(kept.tries[other]))}
                onNext={setChosen}
              />
            )}
          </>
        )}
      </div>
      <p class="puzzles-utc">{say.utc}</p>
    </Frame>
  );
}

type AllPosed = { readonly [kind in PuzzleKind]: PosedPuzzle };

const isPosed = (puzzles: Partial<AllPosed>): puzzles is AllPosed =>
  PUZZLE_KINDS.every((kind) => puzzles[kind] !== undefined);

function Head({ day, today, streak }: DayProps & { readonly streak: number }) {
  const say = puzzleWords();
  return (
    <header class="puzzles-head">
      <div>
        <h1>{say.title}</h1>
        <p class="puzzles-about">{say.about}</p>
      </div>
      <nav class="puzzles-days" aria-label={say.title}>
        {day > FIRST_DAY && (
          <LinkButton size="small" sign="chevron-left" to={{ name: 'puzzles', day: dayAfter(day, -1) }}>
            <span class="puzzles-day-word">{say.dayBefore}</span>
          </LinkButton>
        )}
        <p class="puzzles-date">
          <b>{sayDay(day, words().language)}</b>
          <span>
            {day < today ? say.practice : streak === 0 ? say.today : `${say.today}, ${say.streak(streak)}`}
          </span>
        </p>
        {day < today && (
          <LinkButton
            size="small"
            sign="chevron-right"
            to={dayAfter(day) === today ? { name: 'puzzles' } : { name: 'puzzles', day: dayAfter(day) }}
          >
            <span class="puzzles-day-word">{say.dayAfter}</span>
          </LinkButton>
        )}
      </nav>
    </header>
  );
}

interface KindsProps {
  readonly kept: SavedDay;
  readonly kind: PuzzleKind;
  readonly onChoose: (kind: PuzzleKind) => void;
}

function stateOf(tries: readonly Try[]): string {
  const say = puzzleWords();
  if (tries.some(({ best }) => best)) return say.solved;
  if (tries.length >= TRIES) return say.over;
  return tries.length === 0 ? say.open : say.triesLeft(TRIES - tries.length);
}

/** The three, with the progress of each. */
function Kinds({ kept, kind, onChoose }: KindsProps) {
  const say = puzzleWords();
  return (
    <ol class="puzzles-kinds" aria-label={say.threePuzzles}>
      {PUZZLE_KINDS.map((one, nth) => (
        <li key={one}>
          <button
            type="button"
            class="puzzles-kind"
            aria-current={one === kind ? 'step' : undefined}
            onClick={() => onChoose(one)}
          >
            <span class="puzzles-number" aria-hidden="true">
              {isOver(kept.tries[one]) ? (
                <Icon name={kept.tries[one].some(({ best }) => best) ? 'check' : 'flag'} size={20} />
              ) : (
                nth + 1
              )}
            </span>
            <span class="puzzles-kind-words">
              <b>{say.kinds[one]}</b>
              <span>{stateOf(kept.tries[one])}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Drawing({ tried, failed }: { readonly tried: number; readonly failed: boolean }) {
  const say = puzzleWords();
  return (
    <div class="puzzles-drawing sheet-of-paper" role="status">
      <Icon name={failed ? 'warning' : 'pencil'} size={28} />
      <p>{failed ? say.failed : say.drawing}</p>
      {tried > 0 && !failed && <p class="puzzles-tried">{say.tooEasy(tried)}</p>}
    </div>
  );
}
