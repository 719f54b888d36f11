/** One of my two cities with its channel: under it on the ring, behind a button on a phone. */
import { type CityIndex, type GameResult, isAutoma, modeRules } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { TableView } from '@duopolis/table';
import { signal } from '@preact/signals';
import { CityStrip } from '../talk/city-strip.tsx';
import { CityTalk } from '../talk/city-talk.tsx';
import { TalkSheet } from '../talk/talk-sheet.tsx';
import { AutomaPanel } from '../automa/automa-panel.tsx';
import type { Turn } from '../turn/turn.ts';
import { CityCard, type Side, SIDES } from './city-card.tsx';
import { layout } from '../players/screen-layout.ts';
import { isShared, partnerOf, type Ring } from '../players/ring.ts';

interface OwnCityProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly ring: Ring;
  readonly result: GameResult;
  readonly side: Side;
  readonly onWhy: (city: CityIndex) => void;
}

/** On a phone: the side whose talk is open, over the other city. */
const talking = signal<Side | undefined>(undefined);

const talkAt = (side: Side): void => {
  talking.value = talking.value === side ? undefined : side;
};

export function OwnCity({ turn, view, ring, result, side, onWhy }: OwnCityProps) {
  const { game } = view;
  if (game === undefined) return null;
  const { options } = game.open;
  const [city, other] = side === 'left' ? ring.own : ([ring.own[1], ring.own[0]] as const);
  const [score, otherScore] = [itemAt(result.cities, city), itemAt(result.cities, other)];
  const counts = modeRules(options).scoring === 'lower' && score.total < otherScore.total;
  const talks = game.viewer !== 'spectator' && isShared(options, city);
  const roomy = layout.value.name === 'ring';
  const partner = game.viewer === 'spectator' ? undefined : partnerOf(options, city, game.viewer);
  return (
    <>
      <CityCard
        turn={turn}
        view={view}
        city={city}
        side={side}
        score={score}
        counts={counts}
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
            />
          )
        }
      />
      {talks && roomy && (
        <div class={`table-talk table-talk-${side}`}>
          <CityTalk view={view} city={city} turn={turn} />
        </div>
      )}
      {roomy && partner !== undefined && isAutoma(options, partner) && (
        <div class={`table-talk table-talk-${side}`}>
          <AutomaPanel view={view} seat={partner} />
        </div>
      )}
      {talks && !roomy && talking.value === side && (
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
}
