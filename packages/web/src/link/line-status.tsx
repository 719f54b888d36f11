/** How the line to the server is, in one honest sentence. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/words.ts';
import type { OnlineWords } from '../words/online.ts';
import { connectionState, hasNetwork, isRestarting } from './online.ts';
import { retryAt } from './wire.ts';

interface Line {
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

const SECOND = 1_000;

export function useLine(): Line {
  const [now, setNow] = useState(Date.now());
  const at = retryAt.value;
  useEffect(() => {
    if (at === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [at]);
  return {
    state: connectionState.value,
    network: hasNetwork.value,
    restarting: isRestarting.value,
    retry: at === undefined ? undefined : Math.max(0, (at - now) / SECOND),
  };
}

/** Nothing to see while all is well. */
export function LineStatus() {
  const line = useLine();
  return (
    <p class={line.state === 'connected' ? 'unseen' : 'line-status'} role="status">
      {sayLine(words().online, line)}
    </p>
  );
}
