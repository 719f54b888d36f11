/** The card of a city's offers: what, why, what it would change, and the answers to it. */
import type { CityIndex } from '@duopolis/rules';
import { builtCityAt, cellsFor, sameCell } from '@duopolis/rules/cities';
import type { Offer, TableView } from '@duopolis/table';
import type { ComponentChildren, RefCallback } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, Portrait } from '../../kit/art/index.ts';
import { Button, IconButton, Menu, type MenuItem } from '../../kit/controls/index.ts';
import { elementAt, elementRef } from '../motion/element-registry.ts';
import { layout } from '../players/screen-layout.ts';
import { nameOf } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import type { OfferCard } from '../turn/turn-cards.ts';
import type { Turn } from '../turn/turn.ts';
import { type Aside, FoldButton } from './fold-button.tsx';
import { offerReason, offerTitle } from './offer-words.ts';
import './offer-card.css';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

interface CardProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  /** Where there is little room it is one line, which opens. */
  readonly look: 'whole' | 'strip';
  /** What isn't shown beside it, in a menu. */
  readonly more?: readonly MenuItem[];
  /** The strip opens in another place, where there is more room. */
  readonly aside?: Aside | undefined;
}

/** Once a card is opened in its place: the height that it had before, in pixels. */
function useRoom(
  name: Parameters<typeof elementAt>[0],
  card: OfferCard | undefined,
): readonly [room: number | undefined, toggle: () => void] {
  const [room, setRoom] = useState<number | undefined>(undefined);
  useFolding(card, () => setRoom(undefined));
  return [room, () => setRoom(room === undefined ? (elementAt(name)?.clientHeight ?? 0) : undefined)];
}

/** A card that is gone from under the pointer or the focus holds nothing back. */
function useHold(
  { cards }: Turn,
  city: CityIndex,
): { readonly hold: () => void; readonly release: () => void } {
  useEffect(() => () => cards.release(city), [city]);
  return { hold: () => cards.hold(city), release: () => cards.release(city) };
}

export function CityOffer({ turn, view, city, look, more = [], aside }: CardProps) {
  const card = turn.cards.shown(city);
  const [room, toggleHere] = useRoom(`offer-${look}-${city}`, card);
  const isOpenedHere = room !== undefined;
  const isOpened = aside?.isOpen ?? isOpenedHere;
  const toggle = aside?.onToggle ?? toggleHere;
  const { hold, release } = useHold(turn, city);
  if (card === undefined) return null;
  const isWhole = look === 'whole' || isOpenedHere;
  const answers = answersTo(turn, view, card);
  /** In low windows on the ring, where the card has a menu anyway, declining is in it. */
  const isButton = (answer: AnswerProps): boolean =>
    answer.look !== 'quiet' || layout.value.name !== 'ring' || more.length === 0;
  /** In a strip the first answer keeps its place beside the words, unfolded or not: the others come below it. */
  const first = look === 'strip' ? answers.find((answer) => answer.look !== 'quiet') : undefined;
  const others = answers.filter((answer) => answer !== first);
  const agreeRef = elementRef(`agree-${look}-${city}`);
  const whole = (
    <div
      ref={elementRef(`offer-${look}-${city}`)}
      class={`card card-${card.state} card-${look}${isOpenedHere ? ' card-opened' : ''}`}
      role="group"
      aria-label={offerTitle(view, card)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocusIn={card.state === 'open' ? hold : undefined}
      onFocusOut={release}
    >
      <div class="card-head">
        <CardWords view={view} card={card} />
        {first !== undefined && <Answer key={first.label} agreeRef={agreeRef} {...first} />}
        {look === 'whole' && (
          <Pager turn={turn} city={city} card={card}>
            <Count turn={turn} city={city} card={card} />
          </Pager>
        )}
        {look === 'strip' && (
          <FoldButton isOpen={isOpened} onToggle={toggle}>
            <Count turn={turn} city={city} card={card} />
          </FoldButton>
        )}
      </div>
      {isWhole && (
        <div class="card-answers">
          {others.filter(isButton).map((answer) => (
            <Answer key={answer.label} agreeRef={agreeRef} {...answer} />
          ))}
          {look === 'strip' && <Pager turn={turn} city={city} card={card} />}
          <More items={[...others.filter((answer) => !isButton(answer)).map(asItem), ...more]} />
        </div>
      )}
    </div>
  );
  return (
    <>
      {whole}
      {isOpenedHere && <div class="card-room" style={{ height: `${room}px` }} />}
    </>
  );
}

/** An answered question folds again. Another card is only paged to. */
function useFolding(card: OfferCard | undefined, fold: () => void): void {
  const before = useRef(card);
  useEffect(() => {
    const isOther = card !== undefined && card.offer.id !== before.current?.offer.id;
    if (!isOther && card?.state !== before.current?.state) fold();
    before.current = card;
  }, [card?.offer.id, card?.state]);
}

function CardWords({ view, card }: { readonly view: TableView; readonly card: OfferCard }) {
  const title = offerTitle(view, card);
  const { why, gain } = offerReason(view, card);
  const { by } = card.offer;
  return (
    <>
      <span class="card-number">{card.number}</span>
      <Portrait of={portraitOf(view.open, by)} label={nameOf(view.open, by, words())} size={34} />
      <div class="card-words" title={why === '' ? title : `${title}. ${why}`}>
        <b>{title}</b>{' '}
        <p>
          <span>{why}</span> <strong>{gain}</strong>
        </p>
      </div>
    </>
  );
}

const Count = ({ turn, city, card }: Pick<CardProps, 'turn' | 'city'> & { readonly card: OfferCard }) => {
  const cards = turn.cards.of(city);
  if (cards.length < 2) return null;
  const nth = 1 + cards.findIndex(({ number }) => number === card.number);
  return <span class="card-count">{talkWords().cardOf(nth, cards.length)}</span>;
};

interface PagerProps extends Pick<CardProps, 'turn' | 'city'> {
  readonly card: OfferCard;
  readonly children?: ComponentChildren;
}

/** From card to card by number; hidden if there is only one. */
function Pager({ turn, city, card, children }: PagerProps) {
  const cards = turn.cards.of(city);
  if (cards.length < 2) return null;
  const talk = talkWords();
  const at = cards.findIndex(({ number }) => number === card.number);
  const to = (step: number): void => {
    const next = cards[at + step];
    if (next !== undefined) turn.cards.show(city, next.offer.id);
  };
  return (
    <div class="card-pager">
      <IconButton sign="chevron-left" label={talk.previousOffer} disabled={at === 0} onClick={() => to(-1)} />
      {children}
      <IconButton
        sign="chevron-right"
        label={talk.nextOffer}
        disabled={at === cards.length - 1}
        onClick={() => to(1)}
      />
    </div>
  );
}

interface AnswerProps {
  readonly label: string;
  /** What it means to the eye: agreeing stands out, declining beside a counter is quiet. */
  readonly look?: 'yes' | 'quiet';
  readonly onPick: () => void;
}

const asItem = ({ label, onPick }: AnswerProps): MenuItem => ({ label, sign: 'cross', onPick });

const SIGNS = { yes: 'check', quiet: 'cross' } as const;

const Answer = ({
  label,
  look,
  onPick,
  agreeRef,
}: AnswerProps & { readonly agreeRef: RefCallback<HTMLButtonElement> }) => (
  <Button
    buttonRef={look === 'yes' ? agreeRef : undefined}
    class={`card-${look ?? 'other'}`}
    kind={look === 'quiet' ? 'quiet' : 'plain'}
    sign={look && SIGNS[look]}
    onClick={onPick}
  >
    {label}
  </Button>
);

/** Whether the tile could go anywhere else in the city. */
export function hasElsewhere({ game }: TableView, { city, tile, cell }: Offer): boolean {
  const cells = game && cellsFor(builtCityAt(game.open.cities, city), tile);
  return cells?.some((other) => !sameCell(other, cell)) === true;
}

/** At most two, and a quiet third: declining needs no menu. Nothing is loud after we have agreed. */
function answersTo(turn: Turn, view: TableView, { offer, state }: OfferCard): readonly AnswerProps[] {
  const talk = talkWords();
  const withdraw: AnswerProps = { label: talk.withdraw, onPick: () => void turn.actions.withdraw(offer) };
  const decline: AnswerProps = { label: talk.declineOffer, onPick: () => void turn.actions.decline(offer) };
  const isMine = offer.by === view.game?.viewer;
  switch (state) {
    case 'open': {
      const counter: AnswerProps = { label: talk.counter, onPick: () => turn.actions.counter(offer) };
      const agree: AnswerProps = {
        label: talk.agree,
        look: 'yes',
        onPick: () => void turn.actions.agree(offer),
      };
      return hasElsewhere(view, offer) ? [agree, counter, { ...decline, look: 'quiet' }] : [agree, decline];
    }
    case 'refused': {
      const elsewhere: AnswerProps = {
        label: talk.elsewhere,
        onPick: () => turn.actions.select({ kind: 'offer', city: offer.city, id: offer.id }),
      };
      return hasElsewhere(view, offer) ? [elsewhere, withdraw] : [withdraw];
    }
    case 'waiting':
      return [withdraw];
    case 'countered':
      return [];
    case 'agreed':
      return [{ ...(isMine ? withdraw : decline), label: talk.changeMind, look: 'quiet' }];
  }
}

const More = ({ items }: { readonly items: readonly MenuItem[] }) =>
  items.length === 0 ? null : (
    <Menu label={talkWords().moreAnswers} items={items}>
      <Icon name="dots" size={22} />
    </Menu>
  );
