/** Statistics: whose games, which ones, their figures, and the viewer's own data. */
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { settings } from '../../kit/settings/settings.ts';
import { Choice, LinkButton, toast } from '../../kit/controls/index.ts';
import { type FinishedGame, finishedGames } from '../../game/record/finished-games.ts';
import { sheetGames } from './sheet-games.ts';
import { capitalised } from '../../game/scores/solo-titles.ts';
import { Besides } from './other-figures.tsx';
import { Charts, loadCharts } from './charts.tsx';
import { gamesOf, type OwnGame, peopleIn } from './finished-game.ts';
import { Devices } from './signed-in-devices.tsx';
import { MyData } from './my-data.tsx';
import { ByWay, FigureTables, LastGames, Partners } from './figure-tables.tsx';
import './statistics.css';
import { statisticsWords } from './words/statistics-words.ts';
import { words } from '../../game/words/shared-words.ts';

export function StatisticsScreen() {
  const [games, setGames] = useState<readonly FinishedGame[] | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void Promise.all([finishedGames(), sheetGames()]).then(async (all) => {
      const found = all.flat();
      await loadCharts(found.length).catch(() => toast(words().app.notLoaded, 'alert'));
      if (here) setGames(found);
    });
    return () => {
      here = false;
    };
  }, []);
  const say = statisticsWords();
  return (
    <Frame title={say.title} wide>
      <h1 class="statistics-title">{say.title}</h1>
      <p class="statistics-about">{say.about}</p>
      {games !== undefined && (
        <>
          {games.length === 0 ? <NoGames /> : <OfSomebody all={games} />}
          <Besides>
            <Devices />
            <MyData />
          </Besides>
        </>
      )}
    </Frame>
  );
}

function NoGames({ name }: { readonly name?: string }) {
  const say = statisticsWords();
  return (
    <section class="statistics-none sheet-of-paper">
      <p>{name === undefined ? say.none : say.noneOf(name)}</p>
      <LinkButton kind="main" to={{ name: 'new', kind: 'bots' }}>
        {say.play}
      </LinkButton>
    </section>
  );
}

/** Further names are people met elsewhere. */
const MOST_NAMES = 8;

/** Mine unless another name is picked: several people may play on one device. */
function OfSomebody({ all }: { readonly all: readonly FinishedGame[] }) {
  const say = statisticsWords();
  const people = peopleIn(all).slice(0, MOST_NAMES);
  const mine = settings.name.value.trim() || words().home.guest;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const name = chosen ?? (gamesOf(all, mine).length > 0 ? mine : (people[0] ?? mine));
  const games = gamesOf(all, name);
  return (
    <>
      {people.length > 1 && (
        <Choice
          label={say.who}
          options={people.map((value) => ({ value, label: value }))}
          value={people.find((one) => gamesOf(all, one).length > 0 && isName(one, name)) ?? name}
          onChange={setChosen}
        />
      )}
      {games.length === 0 ? <NoGames name={name} /> : <Filtered key={name} games={games} />}
    </>
  );
}

const isName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

type Box = 'all' | 'base' | 'capitals';

/** In a duel both cities count together, so scores of different modes can't be compared. */
const mostPlayed = (games: readonly OwnGame[]): OwnGame['mode'] | 'all' =>
  [...Map.groupBy(games, ({ mode }) => mode)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0] ?? 'all';

function Filtered({ games }: { readonly games: readonly OwnGame[] }) {
  const say = statisticsWords();
  const { modes } = words().game.game;
  const [mode, setMode] = useState<OwnGame['mode'] | 'all'>(() => mostPlayed(games));
  const [box, setBox] = useState<Box>('all');
  const known = [...new Set(games.map((game) => game.mode))];
  const hasBoth = new Set(games.map(({ capitals }) => capitals)).size > 1;
  const shown = games.filter(
    (game) =>
      (mode === 'all' || game.mode === mode) && (box === 'all' || game.capitals === (box === 'capitals')),
  );
  return (
    <>
      <div class="statistics-filters">
        {known.length > 1 && (
          <Choice
            label={say.ways}
            options={[
              { value: 'all' as const, label: say.allWays },
              ...known.map((value) => ({ value, label: capitalised(modes[value]) })),
            ]}
            value={mode}
            onChange={setMode}
          />
        )}
        {hasBoth && (
          <Choice
            label={say.boxes}
            options={[
              { value: 'all' as const, label: say.allBoxes },
              { value: 'base' as const, label: say.base },
              { value: 'capitals' as const, label: say.capitals },
            ]}
            value={box}
            onChange={setBox}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p class="statistics-none sheet-of-paper">{say.none}</p>
      ) : (
        <>
          <FigureTables games={shown} />
          <Charts games={shown} />
          <div class="statistics-sheets">
            <div class="statistics-column">
              <ByWay games={shown} />
              <Partners games={shown} />
            </div>
            <LastGames games={shown} />
          </div>
        </>
      )}
    </>
  );
}
