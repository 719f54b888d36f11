/** The puzzles of a day: today's, an earlier one for practice, or a message about missing days. */
import { useEffect, useState } from 'preact/hooks';
import type { Route } from '../../kit/routing/route.ts';
import { Notice } from '../../kit/page/page-states.tsx';
import { LinkButton } from '../../kit/controls/index.ts';
import { dayOf, isDay, sayDay, untilNextDay } from '../../game/saves/puzzle-day.ts';
import { DayScreen } from './day-screen.tsx';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';

type PuzzlesRoute = Extract<Route, { readonly name: 'puzzles' }>;

/** A page that stays open over midnight moves to the new day. */
function useToday(): string {
  const [today, setToday] = useState(dayOf(Date.now()));
  useEffect(() => {
    const timer = setTimeout(() => setToday(dayOf(Date.now())), untilNextDay(Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}

export function PuzzlesScreen({ route: { day } }: { readonly route: PuzzlesRoute }) {
  const today = useToday();
  const shown = day ?? today;
  if (!isDay(shown) || shown > today) return <NoPuzzles day={shown} />;
  return <DayScreen key={shown} day={shown} today={today} />;
}

function NoPuzzles({ day }: { readonly day: string }) {
  const say = puzzleWords();
  return (
    <Notice
      title={say.title}
      actions={
        <LinkButton kind="main" to={{ name: 'puzzles' }}>
          {say.toToday}
        </LinkButton>
      }
    >
      <p>{isDay(day) ? say.future(sayDay(day, words().language)) : say.noDay(day)}</p>
    </Notice>
  );
}
