/** The scores of some games over time, and their distribution. */
import { BarChart } from '../../kit/chart/bar-chart.tsx';
import { ChartFigure } from '../../kit/chart/chart-figure.tsx';
import { DotChart } from '../../kit/chart/dot-chart.tsx';
import { binsOf, type OwnGame, runningMeans } from './finished-game.ts';
import { sayDate, sayMean } from './format-figures.ts';
import { statisticsWords } from './words/statistics-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface GamesProps {
  readonly games: readonly OwnGame[];
}

const dayOf = ({ at }: OwnGame): string => (at === undefined ? statisticsWords().noDay : sayDate(at));

export function OverTime({ games }: GamesProps) {
  const say = statisticsWords();
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

export function Distribution({ games }: GamesProps) {
  const say = statisticsWords();
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
