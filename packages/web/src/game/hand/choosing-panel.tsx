/** Choosing two tiles of the hand in secret, locking them, and changing one's mind (CHOOSE-1 to CHOOSE-3). */
import { TILES_A_TURN } from '@duopolis/rules';
import { useCallback } from 'preact/hooks';
import type { MenuItem } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { drag } from '../turn/drag.ts';
import type { Turn } from '../turn/turn.ts';
import { platesIn } from './civic-plate.tsx';
import { elementRef } from '../motion/element-registry.ts';
import { HandTile, handFace, manyClass, sizeInRow, unitsAcross } from './hand-tile.tsx';
import { OtherActions } from './other-actions.tsx';
import { PassingNote } from './passing-note.tsx';
import { PromptLine } from './prompt-line.tsx';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';

function othersOf(turn: Turn): readonly MenuItem[] {
  const hand = handWords();
  if (turn.draft.phase.value === 'locked')
    return turn.seat.strict.value ? [] : [{ label: hand.changeMind, onPick: turn.actions.changeMind }];
  return turn.draft.rethinking.value ? [{ label: hand.keepChoice, onPick: turn.actions.keepChoice }] : [];
}

/** The Automa's open tiles, shown during the choice (DUO-2). */
function automaFirst({ seat: { view, game } }: Turn): string | undefined {
  const [table, open] = [view.value?.open, game.value?.open];
  if (table === undefined || open === undefined || open.automas.length === 0) return undefined;
  const all = words();
  return open.automas
    .flatMap(({ seat, takes }) =>
      takes.map(({ tile, city }) =>
        all.game.automas.takes(
          nameOf(table, seat, all),
          all.game.pieces.tile(tile, open.box),
          cityName(open, city, all),
        ),
      ),
    )
    .map((take) => `${sentence(take)}.`)
    .join(' ');
}

/** Dragging a tile out of the hand picks it; cities come later. */
function pickByDragging(turn: Turn, event: PointerEvent, index: number): void {
  const tile = turn.seat.hand.value[index];
  if (tile === undefined || event.pointerType !== 'mouse') return;
  drag(turn, event, {
    tile,
    lift: () => {
      if (!turn.draft.picked.value.includes(index)) turn.actions.pick(index);
    },
  });
}

export function ChoosingPanel({ turn }: { readonly turn: Turn }) {
  const hand = handWords();
  const isLocked = turn.draft.phase.value === 'locked';
  const picked = turn.draft.picked.value;
  const tiles = turn.seat.hand.value;
  const plates = platesIn(tiles);
  const onPick = useCallback((index: number) => turn.actions.pick(index), [turn]);
  const onGrip = useCallback(
    (index: number, event: PointerEvent) => pickByDragging(turn, event, index),
    [turn],
  );
  return (
    <>
      <div
        ref={elementRef('hand-tiles')}
        class={`${manyClass(tiles)}${tiles.length > 3 ? ' hand-row' : ''}${isLocked ? ' hand-locked' : ''}${plates > 0 ? ' hand-plates' : ''}`}
        style={{ '--count': unitsAcross(tiles), '--plates': plates }}
      >
        {tiles.map((tile, index) => (
          <HandTile
            key={index}
            face={handFace(turn, tile, sizeInRow(tiles))}
            index={index}
            state={{
              isSelected: picked.includes(index),
              isSealed: isLocked && picked.includes(index),
              isDisabled: isLocked,
            }}
            onPick={onPick}
            onGrip={isLocked ? undefined : onGrip}
          />
        ))}
      </div>
      <div class="hand-side">
        <PromptLine
          turn={turn}
          tile={isLocked ? undefined : tiles[picked.at(-1) ?? -1]}
          what={isLocked ? hand.locked : hand.choose(TILES_A_TURN - picked.length)}
          hint={
            isLocked
              ? turn.seat.strict.value
                ? hand.lockedForGood
                : hand.lockedHint
              : (automaFirst(turn) ?? hand.chooseHint)
          }
        />
        <OtherActions others={othersOf(turn)} />
        <PassingNote turn={turn} />
      </div>
    </>
  );
}
