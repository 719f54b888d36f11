/** The hands of a step: of one seat, or of everyone, with what was chosen and what is still to be placed. */
import type { GameState, Seat, Tile } from '@duopolis/rules';
import type { OpenTable } from '@duopolis/table';
import { words } from '../app/words.ts';
import { WaxSeal } from '../art/index.ts';
import { spanOf, TileFace } from '../board/piece.tsx';
import { nameOf } from '../table/people.ts';
import { type Eyes, type Held, handAt, pendingAt } from './seen.ts';
import './hands.css';

interface HandsProps {
  readonly table: OpenTable;
  readonly state: GameState;
  readonly eyes: Eyes;
}

export function Hands({ table, state, eyes }: HandsProps) {
  const seats = eyes === 'all' ? state.open.chosen.map((_, seat) => seat) : [eyes];
  const shown = seats.filter(
    (seat) =>
      eyes !== 'all' ||
      table.chairs[seat]?.holder.kind !== 'automa' ||
      handAt(state, seat).length > 0 ||
      pendingAt(state, seat).length > 0,
  );
  if (state.open.phase === 'over') return null;
  return (
    <ul class="replay-hands" aria-label={words().replay.hands}>
      {shown.map((seat) => (
        <Hand key={seat} table={table} state={state} seat={seat} />
      ))}
    </ul>
  );
}

function Hand({ table, state, seat }: Omit<HandsProps, 'eyes'> & { readonly seat: Seat }) {
  const { replay } = words();
  const hand = handAt(state, seat);
  const pending = pendingAt(state, seat);
  return (
    <li class="replay-hand sheet-of-paper">
      <b class="replay-whose">{nameOf(table, seat, words())}</b>
      <div class="replay-held">
        {hand.length === 0 && pending.length === 0 && <span class="replay-nothing">{replay.noHand}</span>}
        {hand.length > 0 && <Tiles label={replay.hand(nameOf(table, seat, words()))} tiles={hand} />}
        {pending.length > 0 && (
          <span class="replay-pending">
            <span class="replay-to-place" aria-hidden="true">
              {replay.toPlace}
            </span>
            <Tiles label={replay.toPlace} tiles={pending.map((tile) => ({ tile, chosen: false }))} />
          </span>
        )}
      </div>
    </li>
  );
}

function Tiles({ label, tiles }: { readonly label: string; readonly tiles: readonly Held[] }) {
  return (
    <ul class="replay-tiles" aria-label={label}>
      {tiles.map(({ tile, chosen }, nth) => (
        <HeldTile key={nth} tile={tile} chosen={chosen} nth={nth} />
      ))}
    </ul>
  );
}

function HeldTile({ tile, chosen, nth }: Held & { readonly nth: number; readonly tile: Tile }) {
  const { game, replay } = words();
  const [rows, columns] = spanOf(tile);
  const name = game.pieces.tile(tile);
  return (
    <li
      class={chosen ? 'replay-tile replay-tile-chosen' : 'replay-tile'}
      style={{ '--tall': rows, '--wide': columns }}
      title={name}
    >
      <TileFace tile={tile} at={[nth, 0]} size="small" />
      {chosen && <WaxSeal class="replay-seal" size={20} />}
      <span class="unseen">{chosen ? replay.chosen(name) : name}</span>
    </li>
  );
}
