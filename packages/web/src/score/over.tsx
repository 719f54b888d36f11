/** The end of a game: the ceremony on the score track, then who won, why, and what next. */
import {
  type CityIndex,
  type GameResult,
  modeRules,
  type OpenGame,
  type SeatStanding,
} from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.tsx';
import { Frame } from '../app/frame.tsx';
import { lazy } from '../app/lazy.tsx';
import { words } from '../app/words.ts';
import { Icon } from '../art/index.ts';
import { MiniCity } from '../board/mini-city.tsx';
import { campaignTable } from '../campaign/running.ts';
import { makeOnline } from '../duplicate/online-deal.ts';
import { playedDeal } from '../duplicate/running.ts';
import { Button, LinkButton } from '../controls/index.ts';
import type { Link } from '../link/link.ts';
import { CityDialog } from '../table/city-dialog.tsx';
import { cityName, nameOf } from '../table/people.ts';
import { seatsAt } from '../table/ring.ts';
import { sentence } from '../table/sentence.ts';
import { TermBadge } from '../table/term-badge.tsx';
import { type Ceremony, type Counted, countedIn, useCeremony } from './ceremony.ts';
import { ranking } from './decision.ts';
import { Standings } from './standings.tsx';
import { Track } from './track.tsx';
import './over.css';

const After = lazy(async () => (await import('../share/after.tsx')).After, 'nothing');

interface OverProps {
  readonly link: Link;
  readonly onLeave: () => void;
}

export function Over({ link, onLeave }: OverProps) {
  const view = link.view.value;
  const open = view?.game?.open;
  const result = open?.result;
  if (view === undefined || open === undefined || result === undefined) return null;
  return <End link={link} view={view} open={open} result={result} onLeave={onLeave} />;
}

interface EndProps extends OverProps {
  readonly view: TableView;
  readonly open: OpenGame;
  readonly result: GameResult;
}

function End({ link, view, open, result, onLeave }: EndProps) {
  const terms = countedIn(result);
  const ceremony = useCeremony(terms.length);
  const [looked, look] = useState<CityIndex | undefined>(undefined);
  const { score } = words();
  const headline = winners(view, result);
  useEffect(() => {
    if (ceremony.done) announce(`${headline}. ${ownPlace(view, open, result)}`);
  }, [ceremony.done]);
  return (
    <Frame title={headline} wide bar={<Next link={link} view={view} onLeave={onLeave} />}>
      <div class="over">
        <header class="over-head">
          <Icon name="crown" size={50} />
          <div>
            <h1>{ceremony.done ? headline : score.title}</h1>
            <p>{ceremony.done ? ownPlace(view, open, result) : counting(terms[ceremony.counted])}</p>
            <CompareDeal link={link} view={view} />
          </div>
          <Steps terms={terms} ceremony={ceremony} />
        </header>
        <section class="panel over-track" aria-labelledby="track-title">
          <h2 id="track-title">{score.track}</h2>
          <Track open={open} result={result} terms={terms} counted={ceremony.counted} onCity={look} />
          <Controls ceremony={ceremony} />
        </section>
        <div class={ceremony.done ? 'over-standings' : 'over-standings over-hidden'}>
          {ceremony.done && <Standings view={view} game={open} result={result} />}
          {ceremony.done && <After link={link} view={view} />}
        </div>
        <Cities view={view} open={open} onCity={look} />
      </div>
      {looked !== undefined && <CityDialog view={view} city={looked} onClose={() => look(undefined)} />}
    </Frame>
  );
}

const counting = (term: Counted | undefined): string => {
  const { score, game } = words();
  if (term === undefined) return '';
  return score.counting(term === 'difficulty' ? score.difficulty : game.scores.terms[term]);
};

/** Who won, in one line. */
function winners(view: TableView, result: GameResult): string {
  const { score } = words();
  const first = ranking(result).filter((seat) => result.seats[seat]?.rank === 1);
  const mine = seatOf(view.open, view.you);
  if (mine !== undefined && first.includes(mine)) return first.length > 1 ? score.youShare : score.youWin;
  return score.wins(first.map((seat) => nameOf(view.open, seat, words())));
}

function ownPlace(view: TableView, open: OpenGame, result: GameResult): string {
  const { score, game } = words();
  const seat = seatOf(view.open, view.you);
  if (seat === undefined) return '';
  const standing = result.seats[seat] as SeatStanding;
  const place = game.scores.rank(standing.rank);
  if (modeRules(open.options).scoring === 'sum') return score.reachedSum(standing.score, place);
  const weaker = standing.cities.find((city) => result.cities[city]?.total === standing.score) ?? 0;
  return score.reached(cityName(open, weaker, words()), standing.score, place);
}

function Steps({ terms, ceremony }: { readonly terms: readonly Counted[]; readonly ceremony: Ceremony }) {
  const { game, score } = words();
  return (
    <ol class="over-steps">
      {terms.map((term, nth) => (
        <li
          key={term}
          class={nth < ceremony.counted ? 'over-counted' : ''}
          aria-current={nth === ceremony.counted ? 'step' : undefined}
        >
          {term === 'difficulty' ? <Icon name="flag" size={34} /> : <TermBadge term={term} size={34} />}
          <span>
            {nth < ceremony.counted && <Icon name="check" size={13} />}
            {sentence(term === 'difficulty' ? score.difficulty : game.scores.terms[term])}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Controls({ ceremony: { done, next, skip } }: { readonly ceremony: Ceremony }) {
  const { score } = words();
  if (done) return null;
  return (
    <p class="over-controls">
      {next !== undefined && (
        <Button kind="main" onClick={next}>
          {score.next}
        </Button>
      )}
      <Button onClick={skip}>{score.skip}</Button>
    </p>
  );
}

function Cities({
  view,
  open,
  onCity,
}: Pick<EndProps, 'view' | 'open'> & { readonly onCity: (city: CityIndex) => void }) {
  const { score, table } = words();
  const squares = open.cities.flatMap((city, nth) => (city.laid === undefined ? [nth] : []));
  return (
    <section class="panel over-cities" aria-labelledby="cities-title">
      <h2 id="cities-title">{score.cities}</h2>
      <ul>
        {squares.map((city) => (
          <li key={city}>
            <button
              type="button"
              title={score.seeWhy(cityName(open, city, words()))}
              onClick={() => onCity(city)}
            >
              <MiniCity view={view} city={city} />
              <b>{cityName(open, city, words())}</b>
              <span>
                {table.and(seatsAt(open.options, city).map((seat) => nameOf(view.open, seat, words())))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dealAt = (link: EndProps['link'], view: TableView): string | undefined =>
  playedDeal.value?.table === link.table && view.open.games === 1 ? playedDeal.value.deal : undefined;

/** A deal is played for this; it stands where one reads one's place. */
function CompareDeal({ link, view }: Pick<EndProps, 'link' | 'view'>) {
  const { deal: shared } = view.open.options;
  const deal = shared === undefined ? dealAt(link, view) : makeOnline(shared);
  if (deal === undefined) return null;
  return (
    <LinkButton kind="main" sign="copy" to={{ name: 'duplicate', deal }}>
      {words().score.compare}
    </LinkButton>
  );
}

/** A rematch is the host's to start; on one's own device everyone is at home. */
function Next({ link, view, onLeave }: Pick<EndProps, 'link' | 'view' | 'onLeave'>) {
  const { score } = words();
  const [asking, ask] = useState(false);
  const host = view.open.host === view.you;
  if (campaignTable.value === link.table)
    return (
      <Button kind="main" size="small" sign="trophy" onClick={onLeave}>
        {words().campaign.onward}
      </Button>
    );
  if (dealAt(link, view) !== undefined) return null;
  return (
    <span class="over-next">
      {host ? (
        <Button
          kind="main"
          size="small"
          sign="people"
          disabled={asking}
          onClick={() => {
            ask(true);
            void link.ask({ type: 'rematch' }).finally(() => ask(false));
          }}
        >
          {score.rematch}
        </Button>
      ) : (
        <span class="over-host">{score.rematchBy}</span>
      )}
      <Button size="small" sign="home" onClick={onLeave}>
        {score.home}
      </Button>
    </span>
  );
}
