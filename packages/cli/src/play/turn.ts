/** How a turn goes on: the bots act when you do, in any order, and you are asked for what is missing. */
import { awaitedSeats, below, type Command, decide, type Seat, seatsToAct } from '@duopolis/rules';
import { botEvents, type SeatedBot } from './bots.ts';
import { chancesLeft, draftOf, isSameDraft, lostDraft } from './drafts.ts';
import { after, type Play, type Step, withNotice } from './play.ts';

/** At a table far away the bots are none of ours. */
const botsToAct = ({ game, bots }: Play): readonly Seat[] =>
  seatsToAct(game.open).filter((seat) => bots[seat] !== undefined);

/** One of the bots that can act does so. */
function botActs(play: Play): Play {
  const seats = botsToAct(play);
  const seat = seats[below(play.dice, seats.length)] as Seat;
  return after(play, botEvents(play.game, seat, play.bots[seat] as SeatedBot));
}

const isMissing = ({ game, me }: Play): boolean => awaitedSeats(game.open).includes(me);

/** Some bots are quicker than you: up to as many moves as given. */
export function someBotsAct(play: Play, most: number): Play {
  let next = play;
  for (let moves = below(play.dice, most + 1); moves > 0 && botsToAct(next).length > 0; moves--)
    next = botActs(next);
  return asked(next);
}

const tilesPlaced = ({ events }: Play): number => events.filter(({ type }) => type === 'placed').length;

/** Bots act until one has placed a tile: what you wait for (PLACE-8). */
export function untilSomeonePlaces(play: Play): Play {
  let next = play;
  while (botsToAct(next).length > 0 && tilesPlaced(next) === tilesPlaced(play)) next = botActs(next);
  return asked(next);
}

/** Bots act until you are missing; then their choices are made too, so that only yours is awaited. */
export function untilYourTurn(play: Play): Play {
  let next = play;
  while (botsToAct(next).length > 0 && (!isMissing(next) || next.game.open.phase === 'choosing')) {
    next = botActs(next);
  }
  return asked(next);
}

/** A command of yours; a refusal is shown and nothing changes. */
export function commanded(play: Play, command: Command, then: (next: Play) => Play): Play {
  const decision = decide(play.game, command);
  if (!decision.ok) return withNotice(play, { code: 'rejected', rejection: decision.error });
  return then(after(play, decision.value));
}

/** What you are asked now; a draft whose cell is gone is given back to you. */
export function asked(play: Play): Play {
  const { open } = play.game;
  if (open.phase === 'over') return { ...play, drafts: [], step: { at: 'over' } };
  if (open.phase === 'choosing') {
    const step: Step = play.step.at === 'choosing' ? play.step : { at: 'choosing', cursor: 0, picked: [] };
    return { ...play, drafts: [], step };
  }
  if (!isMissing(play)) return { ...play, drafts: [], step: { at: 'waiting' } };
  if (open.phase === 'assigning') return assigning(play);
  const lost = lostDraft(play, play.drafts);
  if (lost !== undefined) {
    const drafts = play.drafts.filter((draft) => !isSameDraft(draft, lost.draft));
    const again = draftOf({ ...play, drafts }, lost.draft, lost.draft.at);
    return withNotice(
      { ...play, drafts, step: { at: 'drafting', draft: again } },
      { code: 'draft-lost', ...lost },
    );
  }
  return drafting(play);
}

/** First the Automas' reasons, if they have acted, then your own tiles (FULL-2, FULL-3). */
function assigning(play: Play): Play {
  const { assignTo, automas } = play.game.open;
  const step: Step = { at: 'assigning', cursor: 0, city: assignTo[0] ?? 0, gifts: [] };
  return { ...play, drafts: [], step, ...(automas.length > 0 && { automa: 0 }) };
}

/** The next draft to make, or the question whether all are right. */
export function drafting(play: Play): Play {
  const chances = chancesLeft(play);
  const [first] = chances;
  if (first === undefined) return { ...play, step: { at: 'confirming' } };
  const draft = play.step.at === 'drafting' ? play.step.draft : undefined;
  const isOpen =
    draft !== undefined && chances.some(({ tile, city }) => tile === draft.tile && city === draft.city);
  if (!isOpen) return { ...play, step: { at: 'drafting', draft: draftOf(play, first) } };
  if (lostDraft(play, [...play.drafts, draft]) === undefined) return play;
  return { ...play, step: { at: 'drafting', draft: draftOf(play, draft, draft.at) } };
}
