/** The top of the end screen: the current count, then who won and why. */
import { type GameResult, modeRules, type OpenGame } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { seatOf, type TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Firework, Icon, Laurel, Portrait } from '../../kit/art/index.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from '../score/term-badge.tsx';
import { type Announcement, type Ceremony, type CountedTerm, pointsFor } from '../score/ceremony.ts';
import { consolationText, verdictText } from './verdict-text.ts';
import { weakerCityOf, winnersOf } from './verdict.ts';
import './hero.css';
import { scoreWords } from '../score/words/score-words.ts';
import { endingWords } from './words/ending-words.ts';
import { words } from '../words/shared-words.ts';

export interface EndProps {
  /** The table as the game ended. */
  readonly view: TableView;
  readonly open: OpenGame;
  readonly result: GameResult;
}

/** The winners, in one line. */
export function headlineOf({ view, result }: EndProps): string {
  const score = scoreWords();
  const first = winnersOf(result);
  const mine = seatOf(view.open, view.you);
  if (mine !== undefined && first.includes(mine)) return first.length > 1 ? score.youShare : score.youWin;
  return score.wins(first.map((seat) => nameOf(view.open, seat, words())));
}

/** The reader's own place; nothing for spectators. */
export function ownPlace({ view, open, result }: EndProps): string {
  const { game } = words();
  const score = scoreWords();
  const seat = seatOf(view.open, view.you);
  if (seat === undefined) return '';
  const standing = itemAt(result.seats, seat);
  const place = game.scores.rank(standing.rank);
  if (modeRules(open.options).scoring === 'sum') return score.reachedSum(standing.score, place);
  return score.reached(cityName(open, weakerCityOf(result, seat), words()), standing.score, place);
}

/** Announced after the ceremony, and shown under the headline. */
export function explanationOf({ view, open, result }: EndProps): string {
  return verdictText(view, open, { result, say: { words: words(), ending: endingWords() } });
}

export function Hero(props: EndProps & { readonly children: ComponentChildren }) {
  const { view, open, result, children } = props;
  const mine = seatOf(view.open, view.you);
  const won = mine !== undefined && winnersOf(result).includes(mine);
  const consolation = consolationText(view, open, {
    result,
    say: { words: words(), ending: endingWords() },
  });
  return (
    <header class="hero">
      <Winners {...props} />
      <div class="hero-words">
        <h1 tabIndex={-1}>
          {headlineOf(props)}
          <span class="hero-fireworks" aria-hidden="true">
            <Firework type="office" nth={0} />
            <Firework type="shop" nth={1} />
            <Firework type="tavern" nth={2} />
          </span>
        </h1>
        <p class="hero-verdict">{explanationOf(props)}</p>
      </div>
      {!won && <p class="hero-own">{[ownPlace(props), consolation].filter((one) => one !== '').join(' ')}</p>}
      <div class="hero-talk">{children}</div>
    </header>
  );
}

/** Smaller where several share the win. */
const LAURELS = [156, 116, 84] as const;

function Winners({ view, result }: EndProps) {
  const winners = winnersOf(result);
  const size = LAURELS[Math.min(winners.length, LAURELS.length) - 1] ?? LAURELS[0];
  return (
    <div class="hero-winners" style={{ '--laurel': `${size}px` }}>
      {winners.map((seat) => (
        <span key={seat} class="hero-laurel">
          <Laurel size={size} />
          <Portrait
            of={portraitOf(view.open, seat)}
            label={endingWords().winner(nameOf(view.open, seat, words()))}
            look="winner"
            size={Math.round(size * 0.6)}
          />
        </span>
      ))}
    </div>
  );
}

const termName = (term: CountedTerm): string => {
  const { game } = words();
  const score = scoreWords();
  return term === 'difficulty' ? score.difficulty : game.scores.terms[term];
};

interface CountingProps extends EndProps {
  readonly terms: readonly CountedTerm[];
  readonly ceremony: Ceremony;
}

/** As printed, each player announces the city on their left. */
function announcementText({ view, open, result }: EndProps, said: Announcement): string {
  const { seat, city, term } = said;
  const points = result.cities[city] === undefined ? 0 : pointsFor(result.cities[city], term);
  return scoreWords().announces(
    nameOf(view.open, seat, words()),
    cityName(open, city, words()),
    `${termName(term)} ${figure(points)}`,
  );
}

/** While points are counted: the current type, and as printed who announces what. */
export function Counting({ terms, ceremony, ...end }: CountingProps) {
  const { game } = words();
  const score = scoreWords();
  const { said } = ceremony;
  // What grows on the track now, or will first.
  const at = said === undefined ? Math.max(0, ceremony.counted - 1) : terms.indexOf(said.term);
  const term = terms[at];
  const text = said && announcementText(end, said);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  return (
    <header class="hero hero-counting">
      <div class="hero-words">
        <h1 tabIndex={-1}>{score.title}</h1>
        <p class="hero-verdict">{text ?? (term === undefined ? '' : score.counting(termName(term)))}</p>
        {said !== undefined && term !== undefined && term in game.pieces.themes && (
          <p class="hero-own hero-theme">{game.pieces.themes[term as keyof typeof game.pieces.themes]}</p>
        )}
      </div>
      <ol class="hero-steps">
        {terms.map((one, nth) => (
          <li
            key={one}
            class={nth < at ? 'hero-counted' : ''}
            aria-current={one === term ? 'step' : undefined}
          >
            {one === 'difficulty' ? <Icon name="flag" size={34} /> : <TermBadge term={one} size={34} />}
            <span>
              {nth < at && <Icon name="check" size={13} />}
              {sentence(termName(one))}
            </span>
          </li>
        ))}
      </ol>
    </header>
  );
}
