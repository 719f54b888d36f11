/** An Automa beside the city it shares with me: its card, what it took and why; before that its open hand. */
import { type Building, modeRules, type OpenGame, roundOf, type Seat } from '@duopolis/rules';
import type { AutomaMove, AutomaTake } from '@duopolis/rules/solo';
import type { TableView } from '@duopolis/table';
import { useState } from 'preact/hooks';
import { TileArt } from '../../kit/art/index.ts';
import { signed } from '../board/gain-text.ts';
import { Button, Dialog } from '../../kit/controls/index.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { AutomaCardView } from './automa-card.tsx';
import { Reasons } from './automa-reasons.tsx';
import './automa-panel.css';
import { soloWords } from './words/solo-words.ts';
import { words } from '../words/shared-words.ts';

interface AutomaPanelProps {
  readonly view: TableView;
  readonly seat: Seat;
}

const moveOf = ({ automas }: OpenGame, seat: Seat): AutomaMove | undefined =>
  automas.find((move) => move.seat === seat);

export function AutomaPanel({ view, seat }: AutomaPanelProps) {
  const { game } = view;
  if (game === undefined) return null;
  const name = nameOf(view.open, seat, words());
  const move = moveOf(game.open, seat);
  return (
    <section class="automa" aria-label={name}>
      {move === undefined ? (
        <Waiting game={game} seat={seat} name={name} />
      ) : (
        <Played open={game.open} move={move} name={name} />
      )}
    </section>
  );
}

interface WaitingProps {
  readonly game: NonNullable<TableView['game']>;
  readonly seat: Seat;
  readonly name: string;
}

function Waiting({ game, seat, name }: WaitingProps) {
  const solo = soloWords();
  const { options } = game.open;
  const hand = game.faceUp?.[seat] ?? [];
  if (options.solo?.kind === 'simple') {
    const shared = cityName(game.open, seat === 1 ? 0 : 2, words());
    return <p class="automa-hint">{solo.simple(shared)}</p>;
  }
  /** FULL-4: the duplexes of round 2 are the player's alone. */
  const rests = modeRules(options).handsIn(roundOf(game.open), options.seats) === 1;
  return (
    <>
      {rests && <p class="automa-hint">{solo.rests(name)}</p>}
      {hand.length > 0 && (
        <>
          <h3 class="automa-title">{solo.itsHand}</h3>
          <ul class="automa-hand" aria-label={solo.itsHand}>
            {hand.map((tile, nth) => (
              <li key={nth} title={words().game.pieces.tile(tile, game.open.box)}>
                <TileArt letter={tile as Building} variant={nth} size="small" />
                <span class="unseen">{words().game.pieces.tile(tile, game.open.box)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface PlayedProps {
  readonly open: OpenGame;
  readonly move: AutomaMove;
  readonly name: string;
}

function Played({ open, move, name }: PlayedProps) {
  const [asked, ask] = useState(false);
  const { game } = words();
  const solo = soloWords();
  return (
    <>
      <div class="automa-head">
        <h3 class="automa-title">{solo.card(game.automas.card(move.card.number))}</h3>
        <Button size="small" kind="quiet" sign="question" onClick={() => ask(true)}>
          {solo.why}
        </Button>
      </div>
      <div class="automa-played">
        <AutomaCardView move={move} nameOfCity={(city) => cityName(open, city, words())} />
        <div class="automa-said">
          <ul>
            {move.takes.map((take) => (
              <Take key={take.city} open={open} take={take} />
            ))}
          </ul>
        </div>
      </div>
      {asked && (
        <Dialog title={solo.whyTitle(name)} onClose={() => ask(false)}>
          <Reasons open={open} move={move} />
        </Dialog>
      )}
    </>
  );
}

function Take({ open, take }: { readonly open: OpenGame; readonly take: AutomaTake }) {
  const { game } = words();
  const solo = soloWords();
  const gain = signed(take.candidates[0]?.gain.points ?? 0);
  return (
    <li class="automa-take">
      <span class="automa-tile" aria-hidden="true">
        <TileArt letter={take.tile as Building} size="small" />
      </span>
      <span>
        {sentence(
          solo.takes(game.pieces.tile(take.tile, open.box), cityName(open, take.city, words()), gain),
        )}
      </span>
    </li>
  );
}
