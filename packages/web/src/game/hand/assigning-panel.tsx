/** Alone with the Automas: one tile of the hand to each of my cities, before any is placed (SOLO-2). */
import type { CityIndex, Tile } from '@duopolis/rules';
import { cellsFor } from '@duopolis/rules/cities';
import { useMemo } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Button } from '../../kit/controls/index.ts';
import { signed } from '../board/gain-text.ts';
import { settings } from '../../kit/settings/settings.ts';
import { cityName } from '../players/seat-names.ts';
import { drag } from '../turn/drag.ts';
import { legalPlaces } from '../turn/turn-outlook.ts';
import type { Turn } from '../turn/turn.ts';
import { HandTile, handFace, manyClass, sizeAmong, unitsAcross } from './hand-tile.tsx';
import { OtherActions } from './other-actions.tsx';
import { PassingNote } from './passing-note.tsx';
import { PromptLine } from './prompt-line.tsx';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';
import './assigning-panel.css';

/** On a phone a large hand takes two rows. */
const rowsClass = (tiles: readonly Tile[]): string =>
  `${manyClass(tiles)}${tiles.length > 7 ? ' hand-rows' : ''}`;

/** What a press on a tile of the hand does. */
const useTileHandlers = (turn: Turn) =>
  useMemo(
    () => ({
      onPick: (index: number): void => turn.actions.pick(index),
      onGrip: (index: number, event: PointerEvent): void => {
        const tile = turn.seat.hand.peek()[index];
        if (tile !== undefined) drag(turn, event, { tile, lift: () => turn.actions.pick(index) });
      },
    }),
    [turn],
  );

export function AssigningPanel({ turn }: { readonly turn: Turn }) {
  const { actions } = turn;
  const own = turn.seat.game.value;
  const handlers = useTileHandlers(turn);
  if (own === undefined) return null;
  const { game } = words();
  const hand = handWords();
  const { assignTo } = own.open;
  const selection = turn.draft.selection.value;
  const [given, tiles] = [turn.draft.given.value, turn.seat.hand.value];
  const selected = selection.kind === 'hand' ? tiles[selection.index] : undefined;
  const names = assignTo.map((city) => cityName(own.open, city, words()));
  const waiting = names.filter((_, nth) => given.every(({ city }) => city !== assignTo[nth]));
  // The hand shrinks tile by tile until the cities have theirs: nothing is asked meanwhile.
  const what = actions.busy.value
    ? hand.sending
    : selected !== undefined
      ? hand.assignTo(game.pieces.name(selected, own.open.box))
      : actions.canConfirm.value
        ? hand.assignReady
        : waiting.length === 1
          ? hand.assignLast(waiting.join())
          : hand.assign(waiting.join(', '));
  return (
    <>
      <div class={rowsClass(tiles)} style={{ '--count': unitsAcross(tiles) }}>
        {tiles.map((tile, index) => {
          const city = given.find((one) => one.index === index)?.city;
          return (
            <HandTile
              key={index}
              face={handFace(turn, tile, sizeAmong(tiles))}
              index={index}
              state={{
                isSelected: selection.kind === 'hand' && selection.index === index,
                isUsed: city !== undefined,
                isDisabled: actions.busy.value,
                note: city === undefined ? undefined : hand.tried(cityName(own.open, city, words())),
              }}
              {...handlers}
            />
          );
        })}
      </div>
      <div class="hand-side">
        <PromptLine turn={turn} what={what} tile={selected} />
        <div class="hand-ways">
          {assignTo.map((city, nth) => (
            <GiveTo key={city} turn={turn} tile={selected} city={city} name={names[nth] ?? ''} />
          ))}
        </div>
        <OtherActions
          others={actions.canUndo.value ? [{ label: hand.undo, sign: 'undo', onPick: actions.undo }] : []}
        />
        <PassingNote turn={turn} />
      </div>
    </>
  );
}

/** What the tile could add to a city as it is now. */
function BestGain({
  turn,
  tile,
  city,
}: {
  readonly turn: Turn;
  readonly tile: Tile;
  readonly city: CityIndex;
}) {
  const own = turn.seat.game.value;
  if (own === undefined || !settings.gains.value) return null;
  const built = own.open.cities[city];
  if (built === undefined || cellsFor(built, tile).length === 0) return null;
  const most = Math.max(
    ...legalPlaces(own.open, tile, { city, withGains: true }).map(({ gain }) => gain ?? 0),
  );
  return <span class="hand-effect">{handWords().upTo(signed(most))}</span>;
}

interface GiveToProps {
  readonly turn: Turn;
  /** The one in question, if any. */
  readonly tile: Tile | undefined;
  readonly city: CityIndex;
  readonly name: string;
}

/** Always there, so that no tile moves from under the finger; without a tile in question it names what the city was given. */
function GiveTo({ turn, tile, city, name }: GiveToProps) {
  const given = turn.draft.given.value.find((one) => one.city === city);
  const has = given && turn.seat.hand.value[given.index];
  const box = turn.seat.game.value?.open.box;
  return (
    <Button
      unavailable={tile === undefined}
      onClick={() => turn.actions.give(city)}
      onRefused={() => announce(handWords().pickTile, 'now')}
    >
      <span class="hand-main-words">
        <b>{handWords().giveTo(name)}</b>
        {tile !== undefined && <BestGain turn={turn} tile={tile} city={city} />}
        {tile === undefined && has !== undefined && (
          <span class="hand-effect">{words().game.pieces.name(has, box)}</span>
        )}
      </span>
    </Button>
  );
}
