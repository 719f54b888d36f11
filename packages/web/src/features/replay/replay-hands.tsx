/** The hands of a step: of one seat, or of everyone, with the chosen tiles and those still to place. */
import type { OwnBox } from '@duopolis/rules/components';
import type { GameState, Seat, Tile } from '@duopolis/rules';
import type { OpenTable } from '@duopolis/table';
import { WaxSeal } from '../../kit/art/index.ts';
import { spanOf, TileFace } from '../../game/board/piece.tsx';
import { nameOf } from '../../game/players/seat-names.ts';
import type { HandHints } from './review/review-hints.ts';
import { type Viewpoint, type TileInHand, handAt, pendingAt } from '../../game/record/record-view.ts';
import './replay-hands.css';
import { replayWords } from '../../game/record/words/replay-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface HandsProps {
  readonly table: OpenTable;
  readonly state: GameState;
  readonly viewpoint: Viewpoint;
  /** A note about a hand. */
  readonly hint?: HandHints | undefined;
  readonly marks: { readonly played: string; readonly better: string };
}

export function Hands({ table, state, viewpoint, hint, marks }: HandsProps) {
  const seats = viewpoint === 'all' ? state.open.chosen.map((_, seat) => seat) : [viewpoint];
  const shown = seats.filter(
    (seat) =>
      viewpoint !== 'all' ||
      table.chairs[seat]?.holder.kind !== 'automa' ||
      handAt(state, seat).length > 0 ||
      pendingAt(state, seat).length > 0,
  );
  if (state.open.phase === 'over') return null;
  return (
    <ul class="replay-hands" aria-label={replayWords().hands}>
      {shown.map((seat) => (
        <Hand
          key={seat}
          table={table}
          state={state}
          seat={seat}
          hint={hint?.seat === seat ? hint : undefined}
          marks={marks}
        />
      ))}
    </ul>
  );
}

function Hand({ table, state, seat, hint, marks }: Omit<HandsProps, 'viewpoint'> & { readonly seat: Seat }) {
  const replay = replayWords();
  const hand = handAt(state, seat);
  const pending = pendingAt(state, seat);
  const { box } = state.open;
  return (
    <li class="replay-hand sheet-of-paper">
      <b class="replay-whose">{nameOf(table, seat, words())}</b>
      <div class="replay-held">
        {hand.length === 0 && pending.length === 0 && <span class="replay-nothing">{replay.noHand}</span>}
        {hand.length > 0 && (
          <Tiles
            label={replay.hand(nameOf(table, seat, words()))}
            tiles={hinted(hand, hint)}
            marks={marks}
            box={box}
          />
        )}
        {pending.length > 0 && (
          <span class="replay-pending">
            <span class="replay-to-place" aria-hidden="true">
              {replay.toPlace}
            </span>
            <Tiles
              label={replay.toPlace}
              tiles={pending.map((tile) => ({ tile, chosen: false }))}
              marks={marks}
              box={box}
            />
          </span>
        )}
      </div>
    </li>
  );
}

/** A tile of the hand that a note names. */
interface HintedTile extends TileInHand {
  readonly better?: boolean;
  readonly played?: boolean;
}

/** Removes a tile from those still to be found. */
function take(left: Tile[], tile: Tile): boolean {
  const nth = left.indexOf(tile);
  if (nth >= 0) left.splice(nth, 1);
  return nth >= 0;
}

/** Each named tile is marked once. */
function hinted(hand: readonly TileInHand[], hint: HandHints | undefined): readonly HintedTile[] {
  if (hint === undefined) return hand;
  const [better, played] = [[...hint.better], [...hint.played]];
  return hand.map((held) => ({ ...held, better: take(better, held.tile), played: take(played, held.tile) }));
}

interface TilesProps extends Pick<HandsProps, 'marks'> {
  readonly box: OwnBox | undefined;
  readonly label: string;
  readonly tiles: readonly HintedTile[];
}

function Tiles({ label, tiles, marks, box }: TilesProps) {
  return (
    <ul class="replay-tiles" aria-label={label}>
      {tiles.map((held, nth) => (
        <HeldTile key={nth} held={held} nth={nth} marks={marks} box={box} />
      ))}
    </ul>
  );
}

interface HeldTileProps extends Pick<TilesProps, 'marks' | 'box'> {
  readonly held: HintedTile;
  readonly nth: number;
}

function HeldTile({
  held: { tile, chosen, better = false, played = false },
  nth,
  marks,
  box,
}: HeldTileProps) {
  const { game } = words();
  const replay = replayWords();
  const [rows, columns] = spanOf(tile);
  const name = game.pieces.tile(tile, box);
  const said = [...(played ? [marks.played] : []), ...(better ? [marks.better] : [])];
  const look = `${chosen ? ' replay-tile-chosen' : ''}${better ? ' replay-tile-better' : ''}${played ? ' replay-tile-played' : ''}`;
  return (
    <li class={`replay-tile${look}`} style={{ '--tall': rows, '--wide': columns }} title={name}>
      <TileFace tile={tile} variant={nth} size="small" />
      {chosen && <WaxSeal class="replay-seal" size={20} />}
      {said.length > 0 && (
        <span class="replay-tile-mark" aria-hidden="true">
          {said.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      )}
      <span class="unseen">{[chosen ? replay.chosen(name) : name, ...said].join(', ')}</span>
    </li>
  );
}
