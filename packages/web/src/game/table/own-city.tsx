/** One of my two cities with its channel: under it on the ring, on a phone behind a button. */
import { type CityIndex, type GameResult, isAutoma, modeRules } from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import type { TableView } from '@duopolis/table';
import { signal } from '@preact/signals';
import { words } from '../../kit/words/words.ts';
import { Icon } from '../../kit/art/index.ts';
import type { Link } from '../link/link.ts';
import { Channel } from '../talk/channel.tsx';
import { OfferNote } from '../talk/offer-note.tsx';
import { UndoNote } from '../talk/undo-note.tsx';
import { TalkSheet } from '../talk/talk-sheet.tsx';
import { unreadIn, wantsMe } from '../talk/unread.ts';
import { AutomaPanel } from '../automa/automa-panel.tsx';
import type { Turn } from '../turn/turn.ts';
import { CityCard, type Side, SIDES } from './city-card.tsx';
import { layout } from './layout.ts';
import { isShared, partnerOf, type Ring } from '../players/ring.ts';

interface OwnCityProps {
  readonly link: Link;
  readonly turn: Turn;
  readonly view: TableView;
  readonly ring: Ring;
  readonly result: GameResult;
  readonly side: Side;
  readonly onWhy: (city: CityIndex) => void;
}

/** On a phone: the side whose talk is open, over the other city. */
const talking = signal<Side | undefined>(undefined);

export function OwnCity({ link, turn, view, ring, result, side, onWhy }: OwnCityProps) {
  const { game } = view;
  if (game === undefined) return null;
  const { options } = game.open;
  const [city, other] = side === 'left' ? ring.own : ([ring.own[1], ring.own[0]] as const);
  const [score, otherScore] = [result.cities[city], result.cities[other]] as [CityScore, CityScore];
  const counts = modeRules(options).scoring === 'lower' && score.total < otherScore.total;
  const talks = game.viewer !== 'spectator' && isShared(options, city);
  const { name: place } = layout.value;
  const roomy = place === 'ring';
  const partner = game.viewer === 'spectator' ? undefined : partnerOf(options, city, game.viewer);
  return (
    <>
      <CityCard
        link={link}
        turn={turn}
        view={view}
        city={city}
        side={side}
        score={score}
        counts={counts}
        onWhy={onWhy}
        talk={talks && !roomy && <TalkButton view={view} city={city} side={side} />}
        note={
          place === 'tall' &&
          talking.value !== side && <Notes link={link} turn={turn} view={view} city={city} />
        }
      />
      {talks && roomy && (
        <div class={`table-talk table-talk-${side}`}>
          <Channel link={link} view={view} channel={city} turn={turn} />
        </div>
      )}
      {roomy && partner !== undefined && isAutoma(options, partner) && (
        <div class={`table-talk table-talk-${side}`}>
          <AutomaPanel view={view} seat={partner} />
        </div>
      )}
      {talks && !roomy && talking.value === side && (
        <TalkSheet
          link={link}
          view={view}
          city={city}
          turn={turn}
          over={SIDES.find((one) => one !== side) as Side}
          onClose={() => (talking.value = undefined)}
        />
      )}
    </>
  );
}

interface TalkButtonProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly side: Side;
}

function TalkButton({ view, city, side }: TalkButtonProps) {
  const { table, talk } = words();
  const [unread, wanted] = [unreadIn(view, city), wantsMe(view, city)];
  return (
    <button
      type="button"
      class={wanted > 0 ? 'city-talk city-wants' : 'city-talk'}
      aria-expanded={talking.value === side}
      onClick={() => (talking.value = talking.value === side ? undefined : side)}
    >
      <Icon name="chat" size={20} />
      <span class="city-talk-word">{table.talk}</span>
      <span class="unseen">
        {unread > 0 && talk.unread(unread)} {wanted > 0 && talk.wantsYou}
      </span>
      {unread + wanted > 0 && (
        <span class="unread" aria-hidden="true">
          {unread + wanted}
        </span>
      )}
    </button>
  );
}

/** What waits for an answer stands in the card itself. */
const Notes = ({
  link,
  turn,
  view,
  city,
}: Pick<OwnCityProps, 'link' | 'turn' | 'view'> & { readonly city: CityIndex }) => (
  <div class="city-notes">
    {view.asides.offers
      .filter((offer) => offer.city === city)
      .map((offer) => (
        <OfferNote key={offer.id} turn={turn} view={view} offer={offer} />
      ))}
    {view.asides.asks
      .filter((ask) => ask.city === city)
      .map((ask) => (
        <UndoNote key={ask.cell.join()} link={link} view={view} ask={ask} />
      ))}
  </div>
);
