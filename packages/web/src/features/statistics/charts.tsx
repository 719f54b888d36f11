/** The charts of some games: their course, once there are enough of them, and the points of each type. */
import { BUILDING_TYPES } from '@duopolis/rules';
import { ChartFigure } from '../../kit/chart/chart-figure.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import type * as Course from './score-history.tsx';
import { meansByType, type OwnGame } from './finished-game.ts';
import { sayMean } from './format-figures.ts';
import { TypeBars } from './type-bars.tsx';
import { statisticsWords } from './words/statistics-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';
import './charts.css';

interface GamesProps {
  readonly games: readonly OwnGame[];
}

/** Fewer dots show neither a trend nor a distribution. */
const FEWEST = 3;

let course: typeof Course | undefined;

/** Reserves room for this many games, so that nothing moves when the chart appears. */
export async function loadCharts(games: number): Promise<void> {
  if (games >= FEWEST) course ??= await withWords(import('./score-history.tsx'));
}

export const Charts = ({ games }: GamesProps) => (
  <div class="statistics-charts">
    {games.length < FEWEST ? (
      <p class="statistics-few sheet-of-paper">{statisticsWords().tooFew(FEWEST - games.length)}</p>
    ) : (
      course !== undefined && (
        <>
          <course.OverTime games={games} />
          <course.Distribution games={games} />
        </>
      )
    )}
    <ByType games={games} />
  </div>
);

function ByType({ games }: GamesProps) {
  const say = statisticsWords();
  const { terms } = words().game.scores;
  const means = meansByType(games);
  return (
    <ChartFigure
      title={say.byType}
      about={say.byTypeAbout}
      words={say}
      table={{
        heads: [say.type, say.points],
        rows: BUILDING_TYPES.map((type) => [sentence(terms[type]), sayMean(means[type])]),
      }}
    >
      <TypeBars means={means} />
    </ChartFigure>
  );
}
