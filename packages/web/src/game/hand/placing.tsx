/** Placing my tiles: which one is in question, what to do with it, and the one button that makes it real. */
import { isDuplex } from '@duopolis/rules';
import { sameCell } from '@duopolis/rules/cities';
import { words } from '../../kit/words/words.ts';
import { Button } from '../../kit/controls/index.ts';
import { cityName } from '../players/people.ts';
import { drag } from '../turn/drag.ts';
import { isSettled } from '../turn/requests.ts';
import type { Turn } from '../turn/turn.ts';
import { EffectLine } from './effect.tsx';
import { HandTile } from './hand-tile.tsx';
import { Passing } from './passing.tsx';
import { Saying } from './saying.tsx';
import { whatToDo } from './what-to-do.ts';

export function Placing({ turn }: { readonly turn: Turn }) {
  const { hand } = words();
  const slots = turn.slots.value;
  const selection = turn.selection.value;
  const own = turn.game.value;
  if (own === undefined) return null;
  const hasDuplex = slots.some(({ tile }) => isDuplex(tile));
  const nameOfCity = (city: number): string => cityName(own.open, city, words());
  const isAnswering = selection.kind === 'offer' || selection.kind === 'theirs';
  const settled = turn.offers.value.find(
    (offer) =>
      offer.owner === own.viewer &&
      isSettled(offer) &&
      !turn.staged.value.some((one) => one.city === offer.city && sameCell(one.at, offer.cell)),
  );
  return (
    <>
      <div class={`hand-tiles ${slots.length > 2 ? 'hand-several' : ''} ${hasDuplex ? 'hand-duplex' : ''}`}>
        {slots.map(({ tile, cities, staged }, slot) => (
          <HandTile
            key={slot}
            tile={tile}
            index={slot}
            isSelected={selection.kind === 'slot' && selection.slot === slot}
            isUsed={staged !== undefined}
            note={
              staged !== undefined
                ? hand.tried(nameOfCity(staged.city))
                : slots.length > 2 && cities.length === 1
                  ? hand.toCity(nameOfCity(cities[0] ?? 0))
                  : undefined
            }
            onPick={() => turn.select({ kind: 'slot', slot })}
            onGrip={(event) => drag(turn, event, tile, () => turn.select({ kind: 'slot', slot }))}
          />
        ))}
      </div>
      <div class="hand-side">
        <Saying turn={turn} {...whatToDo(turn)} />
        <div class="hand-deeds">
          {turn.staged.value.length > 0 && (
            <Button
              kind="main"
              class="hand-confirm"
              disabled={!turn.canConfirm.value}
              onClick={() => void turn.confirm()}
            >
              <span class="hand-confirm-words">
                <b>{turn.busy.value ? hand.sending : hand.confirm}</b>
                <EffectLine turn={turn} />
              </span>
            </Button>
          )}
          {settled !== undefined && (
            <Button kind="main" onClick={() => turn.stageOffer(settled)}>
              {hand.placeOffer}
            </Button>
          )}
          {settled === undefined && turn.canOffer.value && (
            <Button sign="offer" onClick={() => void turn.offer()}>
              <span class="hand-word">{hand.offer}</span>
            </Button>
          )}
          {turn.canUndo.value && (
            <Button sign="undo" class="hand-undo" onClick={turn.undo}>
              <span class="hand-word">{hand.undo}</span>
            </Button>
          )}
          {isAnswering && <Button onClick={() => turn.select({ kind: 'next' })}>{hand.cancel}</Button>}
          {turn.canWait.value && !isAnswering && (
            <Button onClick={() => void turn.wait()}>{hand.wait}</Button>
          )}
        </div>
        {turn.staged.value.length === 0 && <Passing turn={turn} />}
      </div>
    </>
  );
}
