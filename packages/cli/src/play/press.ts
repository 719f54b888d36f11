/** What each key changes on your screen: pick, draft, undo, look around, leave. Requests to the table are in `requests.ts`. */
import { TILES_A_TURN } from '@duopolis/rules';
import { pressAssigning } from './assign.ts';
import { type PlacementChoice, placementsLeft, draftOf, isDirection, moved } from './drafts.ts';
import {
  type Draft,
  myCities,
  myHand,
  type Play,
  type StepAt,
  withNotice,
  withoutNotice,
  withoutReasons,
} from './play-state.ts';
import { drafting } from './turn-question.ts';

export function press(before: Play, key: string): Play {
  const play = withoutNotice(before);
  if (play.leaving === 'asked') return { ...play, leaving: key === 'y' ? 'yes' : 'no' };
  if (key === 'q' || key === 'escape') {
    if (play.automa !== undefined && key === 'escape') return withoutReasons(play);
    if (play.table && key === 'escape') return { ...play, table: false };
    return { ...play, leaving: play.step.at === 'over' ? 'yes' : 'asked' };
  }
  if (play.automa !== undefined) return nextReasons(play, play.automa, key);
  if (key === 't') return { ...play, table: !play.table };
  if (play.table) return { ...play, table: false };
  if (key === 'a' && play.game.open.automas.length > 0) return { ...play, automa: 0 };
  switch (play.step.at) {
    case 'choosing':
      return pressChoosing(play, play.step, key);
    case 'assigning':
      return pressAssigning(play, play.step, key);
    case 'drafting':
      return pressDrafting(play, play.step, key);
    case 'confirming':
      return key === 'u' || key === 'undo' ? undo(play) : play;
    case 'waiting':
      return play;
    case 'over':
      return key === 'enter' ? { ...play, leaving: 'yes' } : play;
  }
}

/** One Automa after the other; after the last you go on. */
function nextReasons(play: Play, shown: number, key: string): Play {
  const last = play.game.open.automas.length - 1;
  const isBack = key === 'left' || key === 'up';
  const next = isBack ? Math.max(0, shown - 1) : shown + 1;
  return next > last ? withoutReasons(play) : { ...play, automa: next };
}

function pressChoosing(play: Play, step: StepAt<'choosing'>, key: string): Play {
  const hand = myHand(play);
  const at = (cursor: number): Play => ({
    ...play,
    step: { ...step, cursor: (cursor + hand.length) % hand.length },
  });
  const pick = (index: number): Play => {
    if (index >= hand.length) return play;
    const picked = step.picked.includes(index)
      ? step.picked.filter((other) => other !== index)
      : [...step.picked, index].slice(-TILES_A_TURN);
    return { ...play, step: { ...step, cursor: index, picked } };
  };
  if (key === 'left' || key === 'up') return at(step.cursor - 1);
  if (key === 'right' || key === 'down' || key === 'tab') return at(step.cursor + 1);
  if (key === 'undo' || key === 'u') return { ...play, step: { ...step, picked: step.picked.slice(0, -1) } };
  if (/^[1-9]$/.test(key)) return pick(Number(key) - 1);
  if (key === 'space') return onward(pick(step.cursor));
  if (key !== 'enter' && key !== 'l') return play;
  return key === 'enter' && !step.picked.includes(step.cursor)
    ? onward(pick(step.cursor))
    : withNotice(play, { code: 'pick-two' });
}

/** After a pick the cursor moves to the next tile, so that Enter alone chooses and locks. */
function onward(play: Play): Play {
  const { step } = play;
  if (step.at !== 'choosing' || !step.picked.includes(step.cursor) || step.picked.length === TILES_A_TURN) {
    return play;
  }
  return {
    ...play,
    step: { ...step, cursor: (step.cursor + 1) % myHand(play).length },
  };
}

function pressDrafting(play: Play, { draft }: StepAt<'drafting'>, key: string): Play {
  const to = (next: Draft): Play => ({ ...play, step: { at: 'drafting', draft: next } });
  const chances = placementsLeft(play);
  const elsewhere = chances.filter(({ city }) => city !== draft.city);
  const same = elsewhere.find(({ tile }) => tile === draft.tile);
  if (isDirection(key)) {
    const next = moved(play, draft, key);
    if (next !== undefined) return to(next);
    const beyond = myCities(play)[key === 'right' ? 1 : 0];
    const isAside = key === 'left' || key === 'right';
    return isAside && same?.city === beyond ? to(draftOf(play, same)) : play;
  }
  if (key === 'tab') {
    const other = same ?? elsewhere[0];
    return other === undefined ? play : to(draftOf(play, other));
  }
  if (key === 'x') return to(draftOf(play, nextTile(chances, draft), draft.at));
  if (key === 'enter' || key === 'space') {
    return drafting({ ...play, drafts: [...play.drafts, draft] });
  }
  return key === 'u' || key === 'undo' ? undo(play) : play;
}

/** The next of your tiles, in the same city if it may go there. */
function nextTile(chances: readonly PlacementChoice[], draft: Draft): PlacementChoice {
  const tiles = [...new Set(chances.map(({ tile }) => tile))];
  const next = tiles[(tiles.indexOf(draft.tile) + 1) % tiles.length];
  const these = chances.filter(({ tile }) => tile === next);
  return these.find(({ city }) => city === draft.city) ?? these[0] ?? draft;
}

/** Nothing is placed before you confirm, so a draft can always be undone. */
function undo(play: Play): Play {
  const last = play.drafts.at(-1);
  if (last === undefined) return play;
  return { ...play, drafts: play.drafts.slice(0, -1), step: { at: 'drafting', draft: last } };
}
