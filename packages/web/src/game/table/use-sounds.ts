/** The sounds of a table: my own picks and tries at once, everything else when it is shown. */
import type { BuildingType, CityIndex, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { buildingsOf, typeOfBuilding } from '@duopolis/rules/notation';
import type { TableView } from '@duopolis/table';
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { motionOf } from '../motion/director.ts';
import type { Moment } from '../motion/moments.ts';
import { resultIn } from '../players/result-in.ts';
import { ringFrom } from '../players/ring.ts';
import { tilesAt } from '../turn/picked-tiles.ts';
import type { Turn } from '../turn/turn.ts';
import { play } from '../../kit/sound/sound.ts';
import type { Cue, Side } from '../../kit/sound/voices.ts';

const typeOf = (tile: Tile): BuildingType | 'civic' => typeOfBuilding(itemAt(buildingsOf(tile), 0));

/** My left city sounds from the left, my right one from the right; others are silent. */
function sideOf({ game }: TableView, city: CityIndex): Side | undefined {
  if (game === undefined) return undefined;
  const { own } = ringFrom(game.open.options, game.viewer === 'spectator' ? 0 : game.viewer);
  return city === own[0] ? -1 : city === own[1] ? 1 : undefined;
}

const viewerOf = ({ game }: TableView): number | undefined =>
  game === undefined || game.viewer === 'spectator' ? undefined : game.viewer;

/** The sound of a moment; nothing if it is far away or sounded when I did it. */
export function cueOf(moment: Moment, view: TableView): Cue | undefined {
  switch (moment.kind) {
    case 'reveal':
      return { kind: 'reveal' };
    case 'round':
      return moment.next === undefined ? endingOf(view) : { kind: 'round' };
    case 'place': {
      const side = moment.seat === viewerOf(view) ? undefined : sideOf(view, moment.city);
      return side === undefined ? undefined : { kind: 'place', type: typeOf(moment.tile), side };
    }
    case 'score':
      return chordOf(moment.changes[0]?.city, view);
    case 'pass':
    case 'deal':
      return undefined;
  }
}

function chordOf(city: CityIndex | undefined, view: TableView): Cue | undefined {
  const side = city === undefined ? undefined : sideOf(view, city);
  if (city === undefined || side === undefined || view.game === undefined) return undefined;
  return { kind: 'score', total: resultIn(view.game.open).cities[city]?.total ?? 0, side };
}

/** For spectators every ending sounds happy. */
function endingOf(view: TableView): Cue {
  const seat = viewerOf(view);
  const rank = view.game === undefined || seat === undefined ? 1 : resultIn(view.game.open).seats[seat]?.rank;
  return { kind: rank === 1 ? 'win' : 'loss' };
}

export function useSounds(link: Link, turn: Turn): void {
  useEffect(() => {
    const stops = [playMomentSounds(link), playPickSounds(turn), playTrySounds(link, turn)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [link]);
}

const playMomentSounds = (link: Link): (() => void) =>
  motionOf(link).onMoment((moment, view) => {
    const cue = cueOf(moment, view);
    if (cue !== undefined) play(cue);
  });

/** Picking a tile makes a sound; putting it back does not. */
function playPickSounds(turn: Turn): () => void {
  let before = turn.draft.picked.peek();
  return turn.draft.picked.subscribe((picked) => {
    const fresh = picked.filter((index) => !before.includes(index));
    before = picked;
    for (const tile of tilesAt(turn.seat.hand.peek(), fresh.slice(-1)))
      play({ kind: 'pick', type: typeOf(tile), side: 0 });
  });
}

function playTrySounds(link: Link, turn: Turn): () => void {
  let before = turn.draft.staged.peek();
  return turn.draft.staged.subscribe((staged) => {
    const fresh = staged.find((one) => !before.includes(one));
    before = staged;
    const view = link.view.peek();
    const side = fresh && view && sideOf(view, fresh.city);
    if (fresh !== undefined && side !== undefined) play({ kind: 'place', type: typeOf(fresh.tile), side });
  });
}
