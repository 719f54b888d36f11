/** What each key requests of the table: moves, offers and messages. Other keys only change your screen (`press.ts`). */
import { type Command, TILES_A_TURN } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { isStrict, partnerIn, PHRASES, type Request } from '@duopolis/table';
import { citiesToGive } from './assign.ts';
import { heldDraft } from './drafts.ts';
import { isSolo, myCities, myHand, type Play, withoutNotice } from './play-state.ts';
import { press } from './press.ts';
import type { PhraseChoice, SeatSession } from './seat-session.ts';

export interface Pressed {
  readonly session: SeatSession;
  /** Sent in order, until one is refused. */
  readonly requests: readonly Request[];
}

const only = (session: SeatSession): Pressed => ({ session, requests: [] });

export function pressAt(session: SeatSession, key: string): Pressed {
  const { play, phraseChoice } = session;
  if (phraseChoice !== undefined) return pressInPhrases(session, phraseChoice, key);
  if (play === undefined) return pressLobby(session, key);
  const busy = play.leaving === 'asked' || play.table || play.automa !== undefined;
  if (!busy && key === 'm' && !isSolo(play))
    return only({ ...session, phraseChoice: { phrase: 0, channel: 0 } });
  const requests = busy ? [] : [...offersFor(session, play, key), ...movesFor(session, play, key)];
  if (requests.length > 0) {
    const drafts = key === 'w' ? play.drafts : [];
    return { session: { ...session, play: withoutNotice({ ...play, drafts }) }, requests };
  }
  const next = press(play, key);
  return only({ ...session, play: next, leaving: next.leaving });
}

function pressLobby(before: SeatSession, key: string): Pressed {
  const { refusal: _, ...session } = before;
  const { view, seat, leaving } = session;
  if (leaving === 'asked') return only({ ...session, leaving: key === 'y' ? 'yes' : 'no' });
  if (key === 'q' || key === 'escape') return only({ ...session, leaving: 'asked' });
  if (key === 'm') return only({ ...session, phraseChoice: { phrase: 0, channel: 0 } });
  if (key === 's') return { session, requests: [{ type: 'start' }] };
  if (key !== 'enter' || seat === undefined) return only(session);
  const ready = view.open.chairs[seat]?.ready !== true;
  return { session, requests: [{ type: 'ready', ready }] };
}

function withoutPhraseChoice(session: SeatSession): SeatSession {
  const { phraseChoice: _, ...rest } = session;
  return rest;
}

/** A city has its channel while somebody shares it. */
function channelsOf({ play, view }: SeatSession): readonly ('table' | number)[] {
  if (play === undefined || isStrict(view.open)) return ['table'];
  const shared = myCities(play).filter(
    (city) => partnerIn(view.open.options.game, city, play.me) !== undefined,
  );
  return ['table', ...shared];
}

function pressInPhrases(session: SeatSession, phraseChoice: PhraseChoice, key: string): Pressed {
  const channels = channelsOf(session);
  const turned = (by: number): Pressed =>
    only({
      ...session,
      phraseChoice: { ...phraseChoice, phrase: (phraseChoice.phrase + by + PHRASES.length) % PHRASES.length },
    });
  if (key === 'up' || key === 'left') return turned(-1);
  if (key === 'down' || key === 'right') return turned(1);
  if (key === 'tab')
    return only({
      ...session,
      phraseChoice: { ...phraseChoice, channel: (phraseChoice.channel + 1) % channels.length },
    });
  if (key !== 'enter') return only(withoutPhraseChoice(session));
  const phrase = PHRASES[phraseChoice.phrase] ?? 'hello';
  const channel = channels[phraseChoice.channel] ?? 'table';
  return {
    session: withoutPhraseChoice(session),
    requests: [{ type: 'say', channel, content: { kind: 'phrase', phrase } }],
  };
}

const ANSWERS: { readonly [key: string]: 'agree' | 'decline-offer' | undefined } = {
  g: 'agree',
  n: 'decline-offer',
};

/** o proposes the tile in your hand to the city's partner; g agrees to a partner's newest offer, n declines it. */
function offersFor({ view }: SeatSession, play: Play, key: string): readonly Request[] {
  const { position } = view.open;
  const held = heldDraft(play);
  if (key === 'o' && held !== undefined) {
    const { city, tile, at: cell } = held;
    return [{ type: 'propose', position, proposal: { city, tile, cell } }];
  }
  const { me } = play;
  const mine = myCities(play);
  const type = ANSWERS[key];
  const theirs = view.asides.offers.filter(({ city }) => mine.includes(city));
  const newest = theirs.findLast(({ agreed, by, answer }) =>
    type === 'agree' ? !agreed.includes(me) : by !== me && !(answer?.by === me && !answer.agrees),
  );
  if (type === undefined || newest === undefined) return [];
  return [{ type, city: newest.city, id: newest.id, cell: newest.cell }];
}

/** The final moves of a key, each for the position and the city it was made for. */
function movesFor({ view }: SeatSession, play: Play, key: string): readonly Request[] {
  const { position } = view.open;
  const moves = commandsFor(play, key);
  return moves.map((move, nth): Request => {
    if (move.type !== 'place') return { type: 'play', position, move };
    const before = moves.slice(0, nth).filter((one) => one.type === 'place' && one.city === move.city).length;
    const standing = (play.game.open.cities[move.city]?.tiles.length ?? 0) + before;
    return { type: 'play', position, move, standing };
  });
}

const confirms = (key: string): boolean => key === 'enter' || key === 'c';

function commandsFor(play: Play, key: string): readonly Command[] {
  const { step, me, drafts, game } = play;
  switch (step.at) {
    case 'choosing': {
      const locks = key === 'enter' || key === 'l';
      if (!locks || step.picked.length < TILES_A_TURN) return [];
      return [{ type: 'choose', seat: me, tiles: step.picked.map((index) => itemAt(myHand(play), index)) }];
    }
    case 'assigning':
      if (!confirms(key) || citiesToGive(game.open, step.gifts).length > 0) return [];
      return step.gifts.map(({ index, city }): Command => {
        return { type: 'assign', seat: me, city, tile: itemAt(myHand(play), index) };
      });
    case 'drafting':
    case 'confirming': {
      if (key === 'w') return [{ type: 'wait', seat: me }];
      return step.at === 'confirming' && confirms(key)
        ? drafts.map(({ city, tile, at }): Command => ({ type: 'place', seat: me, city, tile, at }))
        : [];
    }
    case 'waiting':
    case 'over':
      return [];
  }
}
