/** The board of one city connected to my turn: shows legal cells, ghosts, and tried tiles. */
import type { Cell, City, CityIndex, Tile } from '@duopolis/rules';
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { useStable } from '../../kit/page/use-stable.ts';
import { Board } from '../board/board.tsx';
import type { BoardState, Mark } from '../board/board-model.ts';
import { elementRef } from '../motion/element-registry.ts';
import { cityName } from '../players/seat-names.ts';
import type { OnWhy } from '../score/city-why.tsx';
import { hasTileAt } from '../score/score-reasons.ts';
import { cityState, sayCellRefusal } from './city-state.ts';
import { drag } from './drag.ts';
import { type JustBuilt, watchBuilding } from './just-built.ts';
import type { Turn } from './turn.ts';
import type { Refused } from './turn-targets.ts';
import { boardWords } from '../board/words/board-words.ts';
import { words } from '../words/shared-words.ts';

export interface CityBoardProps {
  readonly turn: Turn;
  readonly city: CityIndex;
  /** The maximum width in pixels; by default that of its box. */
  readonly size?: number;
  /** Cells that explain something. */
  readonly marks?: readonly Mark[] | undefined;
  /** A press on a built tile asks why it scores, while no tile of mine can go into this city. */
  readonly onWhy: OnWhy;
}

const covers =
  (cell: Cell) =>
  ({ tile, at }: { readonly tile: Tile; readonly at: Cell }): boolean =>
    cellsOf(tile, at).some((covered) => sameCell(covered, cell));

/** While I aim at a city, a press near the right cell opens nothing. */
const isAimedAt = ({ targets }: Turn, city: CityIndex): boolean =>
  (targets.legal.value.get(city)?.places ?? []).length > 0;

function isBuilt({ seat }: Turn, city: CityIndex, cell: Cell): boolean {
  const shown = seat.view.peek()?.game?.open.cities[city];
  return shown !== undefined && hasTileAt(shown, cell);
}

interface Answers {
  readonly onWhy: OnWhy;
  readonly justBuilt: JustBuilt;
}

/** Handles what the board of a city reports. */
function handlersOf(turn: Turn, city: CityIndex, { onWhy, justBuilt }: Answers) {
  const shown = (): City | undefined => turn.seat.view.peek()?.game?.open.cities[city];
  const triedAt = (cell: Cell) =>
    turn.draft.staged.value.filter((one) => one.city === city).find(covers(cell));
  const ghostAt = (cell: Cell) =>
    turn.cards
      .of(city)
      .find(({ offer, state }) => state !== 'refused' && covers(cell)({ ...offer, at: offer.cell }))?.offer;
  const announceTried = (cell: Cell): void => {
    const now = triedAt(cell);
    if (now !== undefined)
      announce(boardWords().staged(words().game.pieces.tile(now.tile, turn.seat.game.value?.open.box)));
  };
  return {
    onAct: (cell: Cell): void => {
      const [tried, ghost, now] = [triedAt(cell), ghostAt(cell), shown()];
      if (now !== undefined && justBuilt.has(now, cell))
        turn.targets.refuse({ city, cell, isJustBuilt: true });
      else if (turn.targets.placementAt(city, cell) !== undefined) {
        turn.actions.act(city, cell);
        announceTried(cell);
      } else if (tried !== undefined) turn.actions.takeUp(tried);
      else if (ghost !== undefined) {
        turn.cards.show(city, ghost.id);
        if (ghost.by === turn.seat.game.value?.viewer)
          turn.actions.select({ kind: 'offer', city, id: ghost.id });
      } else if (isBuilt(turn, city, cell) && !isAimedAt(turn, city)) onWhy(city, cell);
      else turn.actions.act(city, cell);
    },
    onGrip: (cell: Cell, event: PointerEvent): void => {
      const [tried, ghost, now] = [triedAt(cell), ghostAt(cell), shown()];
      if (now !== undefined) justBuilt.press(now);
      if (tried !== undefined)
        drag(turn, event, { tile: tried.tile, lift: () => turn.actions.takeUp(tried) });
      else if (ghost !== undefined)
        drag(turn, event, {
          tile: ghost.tile,
          lift: () => turn.actions.select({ kind: 'offer', city, id: ghost.id }),
        });
    },
    onPoint: (cell: Cell | undefined): void => turn.targets.point(cell && { city, cell }),
  };
}

/** The reason may be about the other cell of a duplex. */
const saysWhere = ({ cell, refusal }: Refused): boolean =>
  refusal.code !== 'first-at-origin' && sameCell(refusal.at, cell);

const watchersOf = (turn: Turn, city: CityIndex, onWhy: OnWhy) => ({
  onAct: (cell: Cell): void => {
    if (isBuilt(turn, city, cell)) onWhy(city, cell);
  },
});

interface PlayedProps extends Pick<CityBoardProps, 'turn' | 'city' | 'marks' | 'onWhy'> {
  readonly state: BoardState;
  readonly label: string;
  readonly tile: string | undefined;
  readonly plays: boolean;
}

/** Most steps of a game change nothing in a city: its board is not drawn again then. */
function PlayedBoard({ turn, city, state: calm, marks: given, label, tile, plays, onWhy }: PlayedProps) {
  const marks = useStable(given);
  const justBuilt = useMemo(() => watchBuilding(), [turn, city]);
  const built = turn.seat.view.value?.game?.open.cities[city];
  useLayoutEffect(() => {
    if (built !== undefined) justBuilt.note(built);
  }, [justBuilt, built]);
  const refusal = turn.targets.refused.value;
  const refused = useStable(
    refusal?.city === city
      ? {
          cell: refusal.cell,
          saysWhere: saysWhere(refusal),
          why: sayCellRefusal(refusal.refusal, calm.frame, { ...words(), board: boardWords() }),
        }
      : undefined,
  );
  return useMemo(
    () => (
      <Board
        state={marks === undefined ? calm : { ...calm, marks }}
        tilesRef={elementRef(`tiles-${city}`)}
        label={label}
        tile={tile}
        refused={refused}
        {...(plays ? handlersOf(turn, city, { onWhy, justBuilt }) : watchersOf(turn, city, onWhy))}
      />
    ),
    [turn, city, calm, marks, label, tile, refused, plays, onWhy, justBuilt],
  );
}

export function CityBoard({ turn, city, size, marks, onWhy }: CityBoardProps) {
  const state = cityState(turn, city).value;
  const game = turn.seat.view.value?.game;
  if (state === undefined || game === undefined) return null;
  const { open } = game;
  const plays = game.viewer !== 'spectator';
  const aim = turn.draft.aim.value;
  return (
    <div
      ref={elementRef(`board-${city}`)}
      class="city-board"
      data-city={city}
      data-asks={plays && isAimedAt(turn, city) ? undefined : ''}
      style={size === undefined ? undefined : { maxWidth: `${size}px` }}
    >
      <PlayedBoard
        turn={turn}
        city={city}
        state={state}
        marks={marks}
        plays={plays}
        onWhy={onWhy}
        label={cityName(open, city, words())}
        tile={aim === undefined ? undefined : words().game.pieces.tile(aim.tile, open.box)}
      />
    </div>
  );
}
