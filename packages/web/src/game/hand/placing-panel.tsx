/** Placing my tiles: the current one, what to do with it, and other actions. */
import type { Tile } from '@duopolis/rules';
import { isDuplex } from '@duopolis/rules/notation';
import { useCallback } from 'preact/hooks';
import type { MenuItem } from '../../kit/controls/index.ts';
import { cityName } from '../players/seat-names.ts';
import type { OfferCard } from '../turn/turn-cards.ts';
import { drag } from '../turn/drag.ts';
import type { Slot } from '../turn/placement-draft.ts';
import type { Turn } from '../turn/turn.ts';
import { spanOf } from '../board/piece.tsx';
import { elementRef } from '../motion/element-registry.ts';
import { HandTile, handFace } from './hand-tile.tsx';
import { OfferButton, offering } from './offer-button.tsx';
import { areInMenu, OtherActions } from './other-actions.tsx';
import { PassingNote } from './passing-note.tsx';
import { PromptLine } from './prompt-line.tsx';
import { takeBacks } from './take-back.ts';
import { whatToDo } from './what-to-do.ts';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';

/** I look for a space for a tile that is discussed. */
const isDiscussing = ({ draft }: Turn): boolean => /^(offer|theirs)$/.test(draft.selection.value.kind);

function othersOf(turn: Turn): readonly MenuItem[] {
  const hand = handWords();
  if (isDiscussing(turn))
    return [{ label: hand.cancel, onPick: () => turn.actions.select({ kind: 'next' }) }];
  return [
    ...(turn.actions.canUndo.value
      ? [{ label: hand.undo, sign: 'undo' as const, onPick: turn.actions.undo }]
      : []),
    ...(turn.actions.canWait.value ? [{ label: hand.wait, onPick: () => void turn.actions.wait() }] : []),
    // A tile that is tried has an undo of its own.
    ...(turn.draft.staged.value.length === 0
      ? takeBacks(turn).map((item) => ({ ...item, short: hand.takeBackShort }))
      : []),
  ];
}

/** The card for a tile of mine, an agreement first. Of equal tiles, each has the card of another city. */
function cardOf(turn: Turn, slots: readonly Slot[], slot: number): OfferCard | undefined {
  const { tile, cities = [] } = slots[slot] ?? {};
  const equalBefore = slots.slice(0, slot).filter((one) => one.tile === tile && one.staged === undefined);
  const cards = cities.flatMap((city) => {
    const mine = turn.cards
      .of(city)
      .filter(({ offer }) => offer.owner === turn.seat.game.value?.viewer && offer.tile === tile);
    return mine.find(isAgreed) ?? mine[0] ?? [];
  });
  return [...cards.filter(isAgreed), ...cards.filter((card) => !isAgreed(card))][equalBefore.length];
}

const isAgreed = ({ state }: OfferCard): boolean => state === 'agreed';

function dragSlot(turn: Turn, event: PointerEvent, slot: number): void {
  const tile = turn.draft.slots.peek()[slot]?.tile;
  if (tile !== undefined)
    drag(turn, event, { tile, lift: () => turn.actions.select({ kind: 'slot', slot }) });
}

/** In classes, and not in :has(): the browser would check each new element of the page for a selector with :not(). */
function placingClass(tiles: readonly Tile[]): string {
  const duplexes = tiles.filter((tile) => isDuplex(tile));
  if (tiles.length > 2) return `hand-tiles hand-several${duplexes.length > 0 ? ' hand-duplex' : ''}`;
  if (duplexes.length === 0) return 'hand-tiles';
  return `hand-tiles hand-duplex hand-pair${duplexes.some((tile) => spanOf(tile)[0] > 1) ? ' hand-tall' : ''}`;
}

export function PlacingPanel({ turn }: { readonly turn: Turn }) {
  const hand = handWords();
  const slots = turn.draft.slots.value;
  const selection = turn.draft.selection.value;
  const own = turn.seat.game.value;
  const onPick = useCallback((slot: number) => turn.actions.select({ kind: 'slot', slot }), [turn]);
  const onGrip = useCallback((slot: number, event: PointerEvent) => dragSlot(turn, event, slot), [turn]);
  if (own === undefined) return null;
  const hasDuplex = slots.some(({ tile }) => isDuplex(tile));
  const isInMenu = areInMenu({ isTight: hasDuplex });
  const offer = isDiscussing(turn) ? undefined : offering(turn);
  const nameOfCity = (city: number): string => cityName(own.open, city, words());
  return (
    <>
      <div ref={elementRef('hand-tiles')} class={placingClass(slots.map(({ tile }) => tile))}>
        {slots.map(({ tile, cities, staged }, slot) => (
          <HandTile
            key={slot}
            face={handFace(turn, tile, 'medium')}
            index={slot}
            state={{
              isSelected: selection.kind === 'slot' && selection.slot === slot,
              isUsed: staged !== undefined,
              note:
                staged !== undefined
                  ? hand.tried(nameOfCity(staged.city))
                  : slots.length > 2 && cities.length === 1
                    ? hand.toCity(nameOfCity(cities[0] ?? 0))
                    : undefined,
              card: cardOf(turn, slots, slot),
            }}
            onPick={onPick}
            onGrip={onGrip}
          />
        ))}
      </div>
      <div class="hand-side">
        <PromptLine turn={turn} {...whatToDo(turn)} tile={turn.draft.aim.value?.tile} />
        <OtherActions
          others={[...(offer === undefined || isInMenu ? [] : [offer]), ...othersOf(turn)]}
          isTight={hasDuplex}
        />
        {turn.draft.staged.value.length === 0 && <PassingNote turn={turn} />}
      </div>
      {offer !== undefined && isInMenu && <OfferButton {...offer} />}
    </>
  );
}
