/** Channels: who may say what where, how much and how fast. */
import { ok, refuse } from '@duopolis/rules';
import { ownOf } from '@duopolis/rules/lists';
import { isCell } from '../cell.ts';
import type { CommandFor } from '../table-command.ts';
import type { Decision } from '../decision.ts';
import { whyNoTalkIn } from '../offers/offers.ts';
import type { TableRejection } from '../rejection.ts';
import { memberOf, seatOf } from '../seats.ts';
import type { MemberId, TableState } from '../state.ts';
import { whySilent } from '../strict.ts';
import type { Channel, Content } from './talk-message.ts';
import { PHRASES } from './phrases.ts';
import { FLOOD, LONGEST_TEXT } from './talk-refusal.ts';
import { storedText } from './text.ts';

export function decideSay(state: TableState, { who, at, channel, content }: CommandFor<'say'>): Decision {
  const problem = whyNotThere(state, who, channel) ?? whyNotThat(state, content) ?? whyNotNow(state, who, at);
  if (problem !== undefined) return refuse(problem);
  const said: Content = content.kind === 'text' ? { ...content, text: storedText(content.text) } : content;
  return ok([{ type: 'said', at, by: who, channel, content: said }]);
}

/** A city has its channel while its game is on the table; spectators can't talk during a running game. */
function whyNotThere(state: TableState, who: MemberId, channel: Channel): TableRejection | undefined {
  const { open } = state;
  const seat = seatOf(open, who);
  if (open.phase === 'closed') return { code: 'wrong-table-phase', phase: 'closed' };
  if (seat === undefined && open.phase === 'playing') return { code: 'only-players-talk' };
  const silent = whySilent(state, channel);
  if (channel === 'table' || silent !== undefined) return silent;
  if (state.game === undefined) return { code: 'wrong-table-phase', phase: open.phase };
  return seat === undefined ? { code: 'not-your-city', city: channel } : whyNoTalkIn(state, seat, channel);
}

function whyNotThat({ open, game }: TableState, content: Content): TableRejection | undefined {
  switch (content.kind) {
    case 'text': {
      const { length } = storedText(content.text);
      if (open.options.phrasesOnly) return { code: 'phrases-only' };
      if (length === 0) return { code: 'empty-text' };
      return length > LONGEST_TEXT ? { code: 'text-too-long', length, most: LONGEST_TEXT } : undefined;
    }
    case 'phrase':
      return PHRASES.includes(content.phrase)
        ? undefined
        : { code: 'no-such-phrase', phrase: content.phrase };
    case 'ping':
      return game?.open.cities[content.city] !== undefined && isCell(content.cell)
        ? undefined
        : { code: 'no-such-cell' };
  }
}

/** Counts all of the member's channels together, so that a rejection reveals nothing about anybody else. */
function whyNotNow({ hidden }: TableState, who: MemberId, at: number): TableRejection | undefined {
  const { messages, within } = FLOOD;
  const recent = (ownOf(hidden.spoken, who) ?? []).filter((time) => time > at - within);
  const [first] = recent;
  if (first === undefined || recent.length < messages) return undefined;
  return { code: 'too-fast', messages, seconds: within / 1_000, again: first + within };
}

/** Only the member itself sees this. */
export function decideMute(
  { open, asides }: TableState,
  { who, at, member, mute }: CommandFor<'mute'>,
): Decision {
  if (memberOf(open, member) === undefined) return refuse({ code: 'no-such-member', member });
  if (member === who) return refuse({ code: 'mute-yourself' });
  if ((ownOf(asides.mutes, who)?.includes(member) ?? false) === mute) return ok([]);
  return ok([{ type: 'muted', at, by: who, member, mute }]);
}
