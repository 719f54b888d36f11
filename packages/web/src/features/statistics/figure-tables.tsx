/** The figures of some games: at a glance, by mode, by partner, and the latest of them. */
import type { Player } from '@duopolis/rules/record';
import type { ComponentChildren } from 'preact';
import { LinkTo, Sign } from '../../kit/controls/index.ts';
import { STRENGTHS } from '../../game/setup/setup-options.ts';
import { contestTitle } from '../../game/scores/solo-titles.ts';
import type { Route } from '../../kit/routing/route.ts';
import { sheetIn } from './sheet-games.ts';
import { gamesOfWay, type OwnGame, partnershipsOf, summaryOf, waysIn } from './finished-game.ts';
import { sayDate, sayMean, sayShare } from './format-figures.ts';
import { setupWords } from '../../game/setup/words/setup-words.ts';
import { statisticsWords } from './words/statistics-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './figure-tables.css';

interface GamesProps {
  readonly games: readonly OwnGame[];
}

export function FigureTables({ games }: GamesProps) {
  const say = statisticsWords();
  const { won, mean, best } = summaryOf(games);
  const figures = [
    [say.games, `${games.length}`],
    [say.won, say.wonOf(won, sayShare(won, games.length))],
    [say.mean, sayMean(mean)],
    [say.best, `${best}`],
  ] as const;
  return (
    <dl class="statistics-figures" aria-label={say.figures}>
      {figures.map(([name, figure]) => (
        <div key={name} class="sheet-of-paper">
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SheetProps {
  readonly title: string;
  readonly about?: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

const Sheet = ({ title, about, heads, children }: SheetProps) => (
  <section class="statistics-sheet sheet-of-paper">
    <h2>{title}</h2>
    {about !== undefined && <p>{about}</p>}
    <div class="statistics-scroll">
      <table>
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  </section>
);

export function ByWay({ games }: GamesProps) {
  const say = statisticsWords();
  return (
    <Sheet title={say.byWay} heads={[say.way, say.games, say.won, say.mean, say.best]}>
      {waysIn(games).map((way) => {
        const of = summaryOf(gamesOfWay(games, way));
        const name = contestTitle(way);
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of.games}</td>
            <td>{say.wonOf(of.won, sayShare(of.won, of.games))}</td>
            <td>{sayMean(of.mean)}</td>
            <td>{of.best}</td>
          </tr>
        );
      })}
    </Sheet>
  );
}

/** Our bots are identified by their strength. */
function nameOf({ kind, name }: Player): string {
  const say = statisticsWords();
  if (kind === 'automa') return say.automas;
  const strength = STRENGTHS.find((one) => one === name);
  return kind === 'bot' && strength !== undefined ? say.bot(setupWords().strengths[strength]) : name;
}

const MOST_PARTNERS = 12;

export function Partners({ games }: GamesProps) {
  const say = statisticsWords();
  const all = partnershipsOf(games).slice(0, MOST_PARTNERS);
  if (all.length === 0) return null;
  return (
    <Sheet
      title={say.partners}
      about={say.partnersAbout}
      heads={[say.partner, say.cities, say.cityMean, say.cityBest, say.won]}
    >
      {all.map(({ partner, cities, mean, best, won }) => (
        <tr key={`${partner.kind} ${partner.name}`}>
          <th scope="row">{nameOf(partner)}</th>
          <td>{cities}</td>
          <td>{sayMean(mean)}</td>
          <td>{best}</td>
          <td>{won}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** A game that was only counted can be viewed, not replayed. */
const routeOf = (id: string): Route => {
  const sheet = sheetIn(id);
  return sheet === undefined ? { name: 'replay', game: id } : { name: 'scorepad', sheet };
};

const LAST = 8;

export function LastGames({ games }: GamesProps) {
  const say = statisticsWords();
  const { scores } = words().game;
  return (
    <Sheet title={say.lastGames} heads={[say.way, say.day, say.score, say.rank, say.replay]}>
      {games
        .slice(-LAST)
        .toReversed()
        .map((game) => (
          <tr key={game.id}>
            <th scope="row">{words().home.table(game)}</th>
            <td>{game.at === undefined ? say.noDay : sayDate(game.at)}</td>
            <td>{game.score}</td>
            <td>{scores.rank(game.rank)}</td>
            <td>
              <LinkTo to={routeOf(game.id)} class="icon-btn" label={say.replay}>
                <Sign name="play" size={20} />
              </LinkTo>
            </td>
          </tr>
        ))}
    </Sheet>
  );
}
