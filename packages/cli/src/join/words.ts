/** What `duopolis join` says. */
import type { BotName } from '@duopolis/bots';

export type JoinProblem =
  | { readonly code: 'bad-link'; readonly link: string }
  | { readonly code: 'no-answer'; readonly server: string }
  /** The server or the table refused, with its code. */
  | { readonly code: 'refused'; readonly what: 'name' | 'join' | 'sit'; readonly why: string }
  | { readonly code: 'no-free-chair' }
  | { readonly code: 'sent-away'; readonly why: string };

export interface JoinWords {
  readonly command: string;
  readonly link: string;
  readonly bot: (names: string) => string;
  readonly name: string;
  readonly seated: (name: string, bot: BotName, seat: number) => string;
  readonly over: (place: number, seats: number, points: readonly number[]) => string;
}
