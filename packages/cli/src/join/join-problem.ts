/** Why joining, or staying, failed. */
import type { End, ErrorCode } from '@duopolis/protocol';
import type { Components } from '@duopolis/rules/components';
import type { Refusal } from '../play/play-state.ts';

export type JoinProblem =
  | { readonly code: 'bad-link'; readonly link: string }
  | { readonly code: 'no-answer'; readonly server: string }
  | { readonly code: 'bad-name'; readonly name: string }
  /** The server's answer is not one of ours. */
  | { readonly code: 'strange-server'; readonly server: string; readonly status: number }
  | { readonly code: 'refused'; readonly rejection: Refusal }
  | { readonly code: 'no-free-chair' }
  /** The table plays with another box than the reader's; this is the first list that differs. */
  | { readonly code: 'other-pieces'; readonly list: keyof Components }
  | { readonly code: 'sent-away'; readonly why: End | ErrorCode };
