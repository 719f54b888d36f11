/** Figures besides games: the puzzles of the day, and campaigns. */
import { PUZZLE_KINDS } from '@duopolis/bots/puzzle';
import type { HighScores } from '@duopolis/rules/campaign';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { savedCampaign } from '../../game/saves/campaigns.ts';
import { LinkButton } from '../../kit/controls/index.ts';
import { dayOf } from '../../game/saves/puzzle-day.ts';
import { isFinished, isOver, type SavedDay, savedDays, streakOf } from '../../game/saves/puzzle-results.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { statisticsWords } from './words/statistics-words.ts';
import './other-figures.css';

interface Known {
  readonly days: readonly SavedDay[];
  readonly campaigns: HighScores;
}

/** Reserves its room, so that the content below doesn't move. */
export function Besides({ children }: { readonly children: ComponentChildren }) {
  const say = statisticsWords();
  const [known, setKnown] = useState<Known | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void Promise.all([savedDays(), savedCampaign()]).then(
      ([days, { highScores }]) => here && setKnown({ days, campaigns: highScores }),
    );
    return () => {
      here = false;
    };
  }, []);
  if (known === undefined) return null;
  return (
    <>
      <section class="statistics-besides" aria-label={say.besides}>
        <article class="sheet-of-paper">
          <h2>{say.puzzles}</h2>
          <p>{sayPuzzles(known.days)}</p>
          <LinkButton size="small" to={{ name: 'puzzles' }}>
            {say.toPuzzles}
          </LinkButton>
        </article>
        <article class="sheet-of-paper">
          <h2>{say.campaign}</h2>
          <p>{sayCampaigns(known.campaigns)}</p>
          <LinkButton size="small" to={{ name: 'scores' }}>
            {say.toScores}
          </LinkButton>
        </article>
      </section>
      {children}
    </>
  );
}

function sayPuzzles(days: readonly SavedDay[]): string {
  const say = statisticsWords();
  const over = days.flatMap(({ tries }) => PUZZLE_KINDS.map((kind) => tries[kind]).filter(isOver));
  const solved = over.filter((tries) => tries.some(({ best }) => best));
  const finished = days.filter(isFinished);
  if (over.length === 0) return `${sentence(say.noPuzzle)}.`;
  return `${sentence(
    [
      say.puzzleDays(finished.length),
      say.puzzlesSolved(solved.length, over.length),
      say.streak(streakOf(days, dayOf(Date.now()))),
    ].join(', '),
  )}.`;
}

function sayCampaigns({ scores }: HighScores): string {
  const say = statisticsWords();
  if (scores.length === 0) return `${sentence(say.noCampaign)}.`;
  const best = Math.max(...scores.map(({ points }) => points));
  return `${sentence(say.campaigns(scores.length, best))}.`;
}
