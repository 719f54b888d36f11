/** Why a message is refused, and the limits of talk. */
import { LIMITS } from '@duopolis/rules';

/** The limit of one member's messages: `messages` of them `within` these milliseconds. */
export const FLOOD = { messages: 6, within: 10_000 } as const;
export const LONGEST_TEXT = LIMITS.chatText;

export type TalkRefusal =
  | { readonly code: 'phrases-only' }
  | { readonly code: 'empty-text' }
  | { readonly code: 'text-too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'too-fast'; readonly messages: number; readonly seconds: number; readonly again: number }
  | { readonly code: 'only-players-talk' }
  | { readonly code: 'no-such-phrase'; readonly phrase: string }
  | { readonly code: 'no-such-cell' }
  | { readonly code: 'mute-yourself' };
