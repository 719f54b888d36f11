/** The faults of a contestant in one decision, as codes with facts; a fault costs that decision and nothing else. */
import type { Rejection } from '@duopolis/rules';

export const FAULT_CODES = [
  'not-started',
  'crashed',
  'timed-out',
  'garbage',
  'wrong-answer',
  'illegal',
  'too-long',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export type Fault =
  /** The program could not be started, did not say hello in time, or speaks another protocol. */
  | { readonly code: 'not-started'; readonly reason: string }
  | { readonly code: 'crashed'; readonly reason: string }
  | { readonly code: 'timed-out'; readonly milliseconds: number }
  /** A line that is not JSON. */
  | { readonly code: 'garbage'; readonly line: string }
  /** JSON that answers nothing: no index of a legal command and no command. */
  | { readonly code: 'wrong-answer'; readonly line: string }
  | { readonly code: 'illegal'; readonly rejection: Rejection['code'] }
  | { readonly code: 'too-long'; readonly limit: number };
