/** The games of a deal side by side, turn by turn: the hand, the chosen tiles, and the cities afterwards. */
import { resultOf, type Tile } from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import { useMemo, useState } from 'preact/hooks';
import { MiniCity } from '../../game/score/mini-city.tsx';
import { spanOf, TileFace } from '../../game/board/piece.tsx';
import { Choice, IconButton } from '../../kit/controls/index.ts';
import { tableOf, viewAt } from '../../game/record/record-view.ts';
import { cityName } from '../../game/players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { bySeat, type DealResult } from './deal-results.ts';
import { isSameHand, type PlayedTurn, turnsOf } from './seat-turns.ts';
import './compare-games.css';
import { duplicateWords } from './words/duplicate-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface BesideProps {
  readonly results: readonly DealResult[];
  /** Several people of one group were at the table. */
  readonly isGroup: boolean;
}

export function Beside({ results: all, isGroup }: BesideProps) {
  const say = duplicateWords();
  const seats = bySeat(all).map(([first]) => first?.seat ?? 0);
  const [seat, setSeat] = useState(seats[0] ?? 0);
  return (
    <section class="beside sheet-of-paper" aria-labelledby="beside">
      {seats.length > 1 && (
        <Choice
          label={say.whose}
          options={seats.map((value) => ({ value, label: say.sameSeat(value + 1) }))}
          value={seat}
          onChange={setSeat}
        />
      )}
      <OfSeat key={seat} results={all.filter((one) => one.seat === seat)} isGroup={isGroup} />
    </section>
  );
}

function OfSeat({ results, isGroup }: BesideProps) {
  const say = duplicateWords();
  const all = useMemo(() => results.map(({ replay, seat }) => turnsOf(replay, seat)), [results.length]);
  const [nth, setNth] = useState(0);
  const most = Math.max(...all.map(({ length }) => length));
  const turns = all.map((one) => one[nth]);
  const first = turns.find((turn) => turn !== undefined);
  if (first === undefined) return null;
  return (
    <>
      <header class="beside-head">
        <div>
          <h2 id="beside">{say.beside}</h2>
          <p>{say.besideAbout}</p>
        </div>
        <div class="beside-turn">
          <IconButton
            sign="chevron-left"
            label={say.earlier}
            disabled={nth === 0}
            onClick={() => setNth(nth - 1)}
          />
          <output>{sentence(say.turn(words().game.game.round(first.round), first.turn))}</output>
          <IconButton
            sign="chevron-right"
            label={say.later}
            disabled={nth === most - 1}
            onClick={() => setNth(nth + 1)}
          />
        </div>
      </header>
      {results.length > 1 && <p class="beside-hands">{isSameHand(turns) ? say.sameHand : say.otherHand}</p>}
      <ul class="beside-games">
        {results.map((result, one) => {
          const turn = turns[one];
          return turn === undefined ? null : (
            <li key={result.id}>
              <Game result={result} turn={turn} isGroup={isGroup} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface GameProps {
  readonly result: DealResult;
  readonly turn: PlayedTurn;
  readonly isGroup: boolean;
}

function Game({ result, turn, isGroup }: GameProps) {
  const say = duplicateWords();
  const { record, cities, name, own } = result;
  const view = viewAt(tableOf(record), turn.after, 'all');
  const totals = resultOf(turn.after.open).cities;
  return (
    <article aria-label={name}>
      <h3>{own && !isGroup ? say.you(name) : name}</h3>
      <ul class="beside-hand" aria-label={say.handOf(name)}>
        {handOf(turn).map(({ tile, taken }, nth) => (
          <HeldTile key={nth} tile={tile} taken={taken} nth={nth} box={turn.after.open.box} />
        ))}
      </ul>
      <ul class="result-cities">
        {cities.map((city) => (
          <li key={city}>
            <MiniCity view={view} city={city} />
            <span>
              <small>{cityName(turn.after.open, city, words())}</small>
              <b>{totals[city]?.total}</b>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function handOf({ hand, chosen }: PlayedTurn): readonly { readonly tile: Tile; readonly taken: boolean }[] {
  const left = [...chosen];
  return hand.map((tile) => {
    const nth = left.indexOf(tile);
    if (nth >= 0) left.splice(nth, 1);
    return { tile, taken: nth >= 0 };
  });
}

interface HeldTileProps {
  readonly tile: Tile;
  readonly taken: boolean;
  readonly nth: number;
  readonly box: OwnBox | undefined;
}

function HeldTile({ tile, taken, nth, box }: HeldTileProps) {
  const name = words().game.pieces.tile(tile, box);
  const [rows, columns] = spanOf(tile);
  return (
    <li
      class={taken ? 'beside-tile beside-taken' : 'beside-tile'}
      style={{ '--tall': rows, '--wide': columns }}
      title={name}
    >
      <TileFace tile={tile} variant={nth} size="small" />
      <span class="unseen">{taken ? duplicateWords().chosen(name) : name}</span>
    </li>
  );
}
