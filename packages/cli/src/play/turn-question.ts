/** The current question of a turn: choose, assign, draft, confirm, or wait. */
import { awaitedSeats } from '@duopolis/rules';
import { placementsLeft, draftOf, isSameDraft, lostDraft } from './drafts.ts';
import { type Play, type Step, withNotice } from './play-state.ts';

const isMissing = ({ game, me }: Play): boolean => awaitedSeats(game.open).includes(me);

/** The current question; a draft whose cell is gone is returned to you. */
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
  const chances = placementsLeft(play);
  const [first] = chances;
  if (first === undefined) return { ...play, step: { at: 'confirming' } };
  const draft = play.step.at === 'drafting' ? play.step.draft : undefined;
  const isOpen =
    draft !== undefined && chances.some(({ tile, city }) => tile === draft.tile && city === draft.city);
  if (!isOpen) return { ...play, step: { at: 'drafting', draft: draftOf(play, first) } };
  if (lostDraft(play, [...play.drafts, draft]) === undefined) return play;
  return { ...play, step: { at: 'drafting', draft: draftOf(play, draft, draft.at) } };
}
