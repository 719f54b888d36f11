/** The state of the connection as a sentence. */
import type { OnlineWords } from './words/online-words.ts';

export interface Line {
  readonly state: 'connecting' | 'connected' | 'waiting' | 'closed';
  readonly network: boolean;
  readonly restarting: boolean;
  /** Seconds until the next attempt. */
  readonly retry: number | undefined;
}

export function sayLine(online: OnlineWords, { state, network, restarting, retry }: Line): string {
  if (state === 'connected') return online.connected;
  if (restarting) return online.restarting;
  if (!network) return online.noNetwork;
  if (state === 'waiting')
    return retry === undefined || retry < 1 ? online.retryNow : online.retryIn(Math.round(retry));
  return online.connecting;
}
