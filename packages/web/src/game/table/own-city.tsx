/** One of my two cities with its channel: under it on the ring, behind a button on a phone. */
import { type CityIndex, isAutoma, modeRules } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { TableView } from '@duopolis/table';
import { signal } from '@preact/signals';
import type { Aside } from '../talk/fold-button.tsx';
import { OfferAside } from '../talk/offer-aside.tsx';
import { CityStrip } from '../talk/city-strip.tsx';
import { CityTalk } from '../talk/city-talk.tsx';
import { TalkSheet } from '../talk/talk-sheet.tsx';
import { AutomaPanel } from '../automa/automa-panel.tsx';
import type { Turn } from '../turn/turn.ts';
import { CityCard, type CityCardProps, type Side, SIDES } from './city-card.tsx';
import type { OnWhy } from '../score/city-why.tsx';
import { layout } from '../players/screen-layout.ts';
import type { ShownResult } from '../players/result-in.ts';
import { isShared, partnerOf, type Ring } from '../players/ring.ts';

interface OwnCityProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly ring: Ring;
  readonly shownResult: ShownResult;
  readonly side: Side;
  readonly onWhy: OnWhy;
  /** Whether the panel under the city is drawn too, on the ring. */
  readonly isTalkDrawn: boolean;
}

/** On a phone: the side whose talk is open, over the other city. */
const talking = signal<Side | undefined>(undefined);

const talkAt = (side: Side): void => {
  talking.value = talking.value === side ? undefined : side;
};

/** On a phone on its side: the side whose offer is open, in the panel of the hand. */
const discussing = signal<Side | undefined>(undefined);

function asideOf(side: Side): Aside | undefined {
  if (layout.value.name !== 'low') return undefined;
  const isOpen = discussing.value === side;
  return { isOpen, onToggle: () => (discussing.value = isOpen ? undefined : side) };
}

interface ScoredProps extends Omit<CityCardProps, 'score' | 'counts'>, Pick<OwnCityProps, 'shownResult'> {
  readonly other: CityIndex;
}

/** Points change more often than the talk beside the card. */
function ScoredCard({ other, shownResult, ...card }: ScoredProps) {
  const { cities } = shownResult();
  const [score, otherScore] = [itemAt(cities, card.city), itemAt(cities, other)];
  const counts = isLowerMine(card.view) && score.total < otherScore.total;
  return <CityCard {...card} score={score} counts={counts} />;
}

/** For spectators no city counts; the headline says whose weaker city it is. */
const isLowerMine = ({ game }: TableView): boolean =>
  game !== undefined && game.viewer !== 'spectator' && modeRules(game.open.options).scoring === 'lower';

export function OwnCity({ turn, view, ring, shownResult, side, onWhy, isTalkDrawn }: OwnCityProps) {
  const { game } = view;
  if (game === undefined) return null;
  const { options } = game.open;
  const [city, other] = side === 'left' ? ring.own : ([ring.own[1], ring.own[0]] as const);
  const talks = game.viewer !== 'spectator' && isShared(options, city);
  const roomy = layout.value.name === 'ring';
  const aside = asideOf(side);
  const partner = game.viewer === 'spectator' ? undefined : partnerOf(options, city, game.viewer);
  return (
    <>
      <ScoredCard
        turn={turn}
        view={view}
        city={city}
        side={side}
        other={other}
        shownResult={shownResult}
        onWhy={onWhy}
        note={
          talks &&
          !roomy && (
            <CityStrip
              turn={turn}
              view={view}
              city={city}
              isTalking={talking.value === side}
              onTalk={() => talkAt(side)}
              aside={aside}
            />
          )
        }
      />
      {talks && roomy && isTalkDrawn && (
        <section class={`table-talk table-talk-${side}`}>
          <CityTalk view={view} city={city} turn={turn} />
        </section>
      )}
      {roomy && isTalkDrawn && partner !== undefined && isAutoma(options, partner) && (
        <div class={`table-talk table-talk-${side}`}>
          <AutomaPanel view={view} seat={partner} />
        </div>
      )}
      {talks && !roomy && <Opened turn={turn} view={view} city={city} side={side} aside={aside} />}
    </>
  );
}

interface OpenedProps extends Pick<OwnCityProps, 'turn' | 'view' | 'side'> {
  readonly city: CityIndex;
  readonly aside: Aside | undefined;
}

/** What is open beside the city on a phone: its offer, or its talk. */
const Opened = ({ turn, view, city, side, aside }: OpenedProps) => (
  <>
    {aside?.isOpen === true && (
      <OfferAside
        turn={turn}
        view={view}
        city={city}
        onTalk={() => talkAt(side)}
        onClose={() => (discussing.value = undefined)}
      />
    )}
    {talking.value === side && (
      <TalkSheet
        view={view}
        city={city}
        turn={turn}
        over={SIDES.find((one) => one !== side) as Side}
        onClose={() => (talking.value = undefined)}
      />
    )}
  </>
);
