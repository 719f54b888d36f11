/** How the line to the server is, in one honest sentence. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/words.ts';
import { connectionState, hasNetwork, isRestarting } from './online.ts';
import { type Line, sayLine } from './say-line.ts';
import { retryAt } from './wire.ts';

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
