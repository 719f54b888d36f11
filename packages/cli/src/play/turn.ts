/** How a turn goes on: the bots act when you do, in any order, and you are asked for what is missing. */
import { awaitedSeats, below, type Seat } from '@duopolis/rules';
import { botEvents, type SeatedBot, seatsToAct } from '../simulate/bots.ts';
import { citiesLeft, draftIn, isSameDraft, lostDraft, tilesLeft } from './drafts.ts';
import { after, ME, type Play, type Step, withNotice } from './play.ts';

const botsToAct = ({ game }: Play): readonly Seat[] => seatsToAct(game.open).filter((seat) => seat !== ME);

/** One of the bots that can act does so. */
function botActs(play: Play): Play {
  const seats = botsToAct(play);
  const seat = seats[below(play.dice, seats.length)] as Seat;
  return after(play, botEvents(play.game, seat, play.bots[seat] as SeatedBot));
}

const isMissing = ({ game }: Play): boolean => awaitedSeats(game.open).includes(ME);

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

/** What you are asked now; a draft whose cell is gone is given back to you. */
function asked(play: Play): Play {
  const { phase } = play.game.open;
  if (phase === 'over') return { ...play, drafts: [], step: { at: 'over' } };
  if (phase === 'choosing') {
    const step: Step = play.step.at === 'choosing' ? play.step : { at: 'choosing', cursor: 0, picked: [] };
    return { ...play, drafts: [], step };
  }
  const lost = lostDraft(play.game.open, play.drafts);
  if (lost !== undefined) {
    const drafts = play.drafts.filter((draft) => !isSameDraft(draft, lost.draft));
    const again = draftIn(play.game.open, lost.draft.city, lost.draft.tile, lost.draft.at);
    return withNotice(
      { ...play, drafts, step: { at: 'drafting', draft: again } },
      { code: 'draft-lost', ...lost },
    );
  }
  return drafting(play);
}

/** The next draft to make, or the question whether all are right. */
export function drafting(play: Play): Play {
  const { open } = play.game;
  const cities = citiesLeft(play);
  const tiles = tilesLeft(play);
  const [city] = cities;
  const [tile] = tiles;
  if (city === undefined || tile === undefined) return { ...play, step: { at: 'confirming' } };
  if (play.step.at === 'drafting') {
    const { draft } = play.step;
    const isOpen = cities.includes(draft.city) && tiles.includes(draft.tile);
    if (isOpen && lostDraft(open, [draft]) === undefined) return play;
    if (isOpen)
      return { ...play, step: { at: 'drafting', draft: draftIn(open, draft.city, draft.tile, draft.at) } };
  }
  return { ...play, step: { at: 'drafting', draft: draftIn(open, city, tile) } };
}
