/** Hands: every phase of a turn, with picked, tried and sealed tiles. */
import { type CityIndex, type OpenGame, type Options } from '@duopolis/rules';
import { RECOMMENDED_DIFFICULTY } from '@duopolis/rules/solo';
import { HandPanel } from '../../game/hand/hand-panel.tsx';
import { layout } from '../../game/players/screen-layout.ts';
import { type Turn, turnOf } from '../../game/turn/turn.ts';
import '../../game/table/table.css';
import '../../game/table/wide-hand.css';
import '../../game/table/phone.css';
import type { Exhibit, GalleryPart } from './exhibit.ts';
import { sampleTable, tableOf } from './sample-table.ts';

const SOLO: Options = {
  ...tableOf(3),
  mode: 'solo',
  solo: { kind: 'full', difficulty: RECOMMENDED_DIFFICULTY },
};

/** The hand in its place, without the rest of the table. */
const handOf = (name: string, turn: Turn): Exhibit => ({
  name,
  isWide: true,
  Show: () => {
    const { name: place, tight, broad } = layout.value;
    return (
      <div
        class={`table table-${place}${tight ? ' table-tight' : ''}${broad ? ' table-broad' : ''} gallery-table`}
      >
        <div class="table-floor">
          <div class="table-hand">
            <HandPanel turn={turn} />
          </div>
        </div>
      </div>
    );
  },
});

type Until = (open: OpenGame) => boolean;

const placingIn =
  (round: OpenGame['round'], turn: number): Until =>
  (open) =>
    open.phase === 'placing' && open.round === round && open.turn === turn;

/** A turn of the first seat, and its actions. */
async function turnAt(game: Options, until?: Until, act?: (turn: Turn) => unknown): Promise<Turn> {
  const turn = turnOf(await (await sampleTable(game, until)).linkOf(0));
  await act?.(turn);
  return turn;
}

function pickTwo(turn: Turn): void {
  turn.actions.pick(1);
  turn.actions.pick(4);
}

/** Tries the tile in question on the first cell of a city. */
function tryIn(turn: Turn, city: CityIndex | undefined): void {
  const place = city === undefined ? undefined : turn.targets.legal.value.get(city)?.places[0];
  if (city !== undefined && place !== undefined) turn.actions.act(city, place.at);
}

const tryOne = (turn: Turn): void => tryIn(turn, turn.seat.cities.value[0]);

function tryBoth(turn: Turn): void {
  for (const city of turn.seat.cities.value) tryIn(turn, city);
}

function assignOne(turn: Turn): void {
  turn.actions.pick(0);
  const [city] = turn.seat.game.value?.open.assignTo ?? [];
  if (city !== undefined) turn.actions.give(city);
}

async function lock(turn: Turn): Promise<void> {
  pickTwo(turn);
  await turn.actions.lock();
}

async function confirm(turn: Turn): Promise<void> {
  tryBoth(turn);
  await turn.actions.confirm();
}

const TABLE = tableOf(3);

const HANDS: readonly (readonly [
  name: string,
  game: Options,
  until?: Until | undefined,
  act?: (turn: Turn) => unknown,
])[] = [
  ['Choosing', TABLE],
  ['Choosing, two picked', TABLE, undefined, pickTwo],
  ['Locked', TABLE, undefined, lock],
  ['Placing', TABLE, placingIn('1', 2)],
  ['Placing, one tried', TABLE, placingIn('1', 2), tryOne],
  ['Placing, both tried', TABLE, placingIn('1', 2), tryBoth],
  ['Letting others go first', TABLE, placingIn('1', 1), (turn) => turn.actions.wait()],
  ['Done, others still place', TABLE, placingIn('1', 1), confirm],
  ['Choosing duplexes', TABLE, ({ round, phase }) => round === '2' && phase === 'choosing'],
  ['Placing duplexes', TABLE, placingIn('2', 1)],
  ['Choosing with Capitals', tableOf(3, 'capitals')],
  ['Alone: assigning', SOLO, ({ phase }) => phase === 'assigning'],
  ['Alone: one assigned', SOLO, ({ phase }) => phase === 'assigning', assignOne],
];

export const hands: GalleryPart = async () => {
  const watching = turnOf(await (await sampleTable(TABLE)).spectator());
  return [
    ...(await Promise.all(
      HANDS.map(async ([name, game, until, act]) => handOf(name, await turnAt(game, until, act))),
    )),
    handOf('Watching', watching),
  ];
};
