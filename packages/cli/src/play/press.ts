/** What each key does: choose and lock, draft and confirm, undo, wait, look around, leave. */
import { type Command, decide, TILES_A_TURN, type Tile } from '@duopolis/rules';
import { citiesLeft, draftIn, isDirection, moved, tilesLeft } from './drafts.ts';
import { after, type Draft, ME, type Play, type Step, withNotice, withoutNotice } from './play.ts';
import { drafting, someBotsAct, untilSomeonePlaces, untilYourTurn } from './turn.ts';

type StepAt<At extends Step['at']> = Extract<Step, { readonly at: At }>;

export function press(before: Play, key: string): Play {
  const play = withoutNotice(before);
  if (play.leaving === 'asked') return { ...play, leaving: key === 'y' ? 'yes' : 'no' };
  if (key === 'q' || key === 'escape') {
    if (play.table && key === 'escape') return { ...play, table: false };
    return { ...play, leaving: play.step.at === 'over' ? 'yes' : 'asked' };
  }
  if (key === 't') return { ...play, table: !play.table };
  if (play.table) return { ...play, table: false };
  switch (play.step.at) {
    case 'choosing':
      return pressChoosing(play, play.step, key);
    case 'drafting':
      return pressDrafting(play, play.step, key);
    case 'confirming':
      return pressConfirming(play, key);
    case 'over':
      return key === 'enter' ? { ...play, leaving: 'yes' } : play;
  }
}

/** A command of yours; a refusal is shown and nothing changes. */
function command(play: Play, asked: Command, then: (next: Play) => Play): Play {
  const decision = decide(play.game, asked);
  if (!decision.ok) return withNotice(play, { code: 'rejected', rejection: decision.error });
  return then(after(play, decision.value));
}

function pressChoosing(play: Play, step: StepAt<'choosing'>, key: string): Play {
  const hand = play.game.hidden.hands[ME] ?? [];
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
  if (step.picked.length < TILES_A_TURN) {
    return key === 'enter' && !step.picked.includes(step.cursor)
      ? onward(pick(step.cursor))
      : withNotice(play, { code: 'pick-two' });
  }
  const tiles = step.picked.map((index) => hand[index] as Tile);
  return command(play, { type: 'choose', seat: ME, tiles }, (next) =>
    someBotsAct({ ...next, drafts: [] }, next.names.length),
  );
}

/** After a pick the cursor goes on to the next tile, so that Enter alone chooses and locks. */
function onward(play: Play): Play {
  const { step } = play;
  if (step.at !== 'choosing' || !step.picked.includes(step.cursor) || step.picked.length === TILES_A_TURN) {
    return play;
  }
  return {
    ...play,
    step: { ...step, cursor: (step.cursor + 1) % (play.game.hidden.hands[ME]?.length ?? 1) },
  };
}

function pressDrafting(play: Play, { draft }: StepAt<'drafting'>, key: string): Play {
  const { open } = play.game;
  const to = (next: Draft): Play => ({ ...play, step: { at: 'drafting', draft: next } });
  const otherCity = (): Play => {
    const city = citiesLeft(play).find((other) => other !== draft.city);
    return city === undefined ? play : to(draftIn(open, city, draft.tile));
  };
  if (isDirection(key)) {
    const next = moved(open, draft, key);
    if (next !== undefined) return to(next);
    const side = citiesLeft(play).indexOf(draft.city);
    return (key === 'right' && side === 0) || (key === 'left' && side === 1) ? otherCity() : play;
  }
  if (key === 'tab') return otherCity();
  if (key === 'x') {
    const tile = tilesLeft(play).find((other) => other !== draft.tile);
    return tile === undefined ? play : to(draftIn(open, draft.city, tile, draft.at));
  }
  if (key === 'enter' || key === 'space') {
    return someBotsAct(drafting({ ...play, drafts: [...play.drafts, draft] }), 1);
  }
  if (key === 'u' || key === 'undo') return undo(play);
  return key === 'w' ? wait(play) : play;
}

const place = (play: Play, { city, tile, at }: Draft, then: (next: Play) => Play): Play =>
  command(play, { type: 'place', seat: ME, city, tile, at }, then);

function pressConfirming(play: Play, key: string): Play {
  if (key === 'u' || key === 'undo') return undo(play);
  if (key === 'w') return wait(play);
  if (key !== 'enter' && key !== 'c') return play;
  const [first, ...others] = play.drafts;
  if (first === undefined) return play;
  return place(play, first, (next) =>
    others.reduce<(last: Play) => Play>(
      (then, draft) => (last) => place(last, draft, then),
      (last) => untilYourTurn({ ...last, drafts: [] }),
    )(next),
  );
}

/** Nothing is placed before you confirm, so a draft can always be taken back. */
function undo(play: Play): Play {
  const last = play.drafts.at(-1);
  if (last === undefined) return play;
  return { ...play, drafts: play.drafts.slice(0, -1), step: { at: 'drafting', draft: last } };
}

const wait = (play: Play): Play =>
  command(play, { type: 'wait', seat: ME }, (next) => {
    const later = untilSomeonePlaces(next);
    return later.game.open.mustPlace === ME ? withNotice(later, { code: 'must-place' }) : later;
  });
