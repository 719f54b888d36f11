/** The charts of some games: by game, by score, by type. */
import { BUILDING_TYPES } from '@duopolis/rules';
import { words } from '../app/words.ts';
import { BarChart } from '../chart/bar-chart.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { DotChart } from '../chart/dot-chart.tsx';
import { sentence } from '../table/sentence.ts';
import { binsOf, meansByType, type OwnGame, runningMeans } from './games.ts';
import { sayDate, sayMean, statisticsWords } from './say.ts';
import { TypeBars } from './type-bars.tsx';

interface GamesProps {
  readonly games: readonly OwnGame[];
}

/** Fewer dots show no course and no spread. */
const FEWEST = 3;

export const Charts = ({ games }: GamesProps) => (
  <div class="statistics-charts">
    {games.length < FEWEST ? (
      <p class="statistics-few">{statisticsWords.say().tooFew(FEWEST - games.length)}</p>
    ) : (
      <>
        <OverTime games={games} />
        <Distribution games={games} />
      </>
    )}
    <ByType games={games} />
  </div>
);

const dayOf = ({ at }: OwnGame): string => (at === undefined ? statisticsWords.say().noDay : sayDate(at));

function OverTime({ games }: GamesProps) {
  const say = statisticsWords.say();
  const means = runningMeans(games);
  const [first, last] = [games[0], games.at(-1)];
  return (
    <ChartFigure
      title={say.overTime}
      about={say.overTimeAbout}
      words={say}
      table={{
        heads: [say.game, say.day, say.score, say.rank, say.runningMean],
        rows: games.map((game, nth) => [
          nth + 1,
          dayOf(game),
          game.score,
          words().game.scores.rank(game.rank),
          sayMean(means[nth] ?? 0),
        ]),
      }}
    >
      <DotChart
        dots={games.map(({ score, rank }) => ({ value: score, marked: rank === 1 }))}
        means={means}
        ends={[
          first?.at === undefined ? '' : sayDate(first.at),
          last?.at === undefined || games.length < 2 ? '' : sayDate(last.at),
        ]}
      />
    </ChartFigure>
  );
}

function Distribution({ games }: GamesProps) {
  const say = statisticsWords.say();
  const bins = binsOf(games).map(({ from, to, games: value }) => ({ name: say.pointsFrom(from, to), value }));
  return (
    <ChartFigure
      title={say.distribution}
      words={say}
      table={{ heads: [say.points, say.games], rows: bins.map(({ name, value }) => [name, value]) }}
    >
      <BarChart bars={bins} />
    </ChartFigure>
  );
}

function ByType({ games }: GamesProps) {
  const say = statisticsWords.say();
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
