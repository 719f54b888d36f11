/** Why nobody could be joined, or not stay. */
import type { End, ErrorCode, Outcome } from '@duopolis/protocol';

/** What the server or the table says no with. */
export type Refusal = Extract<Outcome, { readonly ok: false }>['error'];

export type JoinProblem =
  | { readonly code: 'bad-link'; readonly link: string }
  | { readonly code: 'no-answer'; readonly server: string }
  | { readonly code: 'bad-name'; readonly name: string }
  /** The server answers, but not as ours would. */
  | { readonly code: 'strange-server'; readonly server: string; readonly status: number }
  | { readonly code: 'refused'; readonly rejection: Refusal }
  | { readonly code: 'no-free-chair' }
  | { readonly code: 'sent-away'; readonly why: End | ErrorCode };
