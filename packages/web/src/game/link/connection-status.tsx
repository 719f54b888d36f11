/** The state of the connection, in one sentence. */
import { useEffect, useState } from 'preact/hooks';
import { connectionState, hasNetwork, isRestarting, retryAt } from './connection-state.ts';
import { type Line, sayLine } from './connection-sentence.ts';
import { onlineWords } from './words/online-words.ts';
import './connection-status.css';

const SECOND = 1_000;

function useLine(): Line {
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

/** The sentence alone, for a custom notice. */
export const LineText = () => <>{sayLine(onlineWords(), useLine())}</>;

/** Shows nothing while all is well. */
export function LineStatus() {
  const well = connectionState.value === 'connected';
  return (
    <p class={well ? 'unseen' : 'line-status'} role="status">
      <LineText />
    </p>
  );
}
