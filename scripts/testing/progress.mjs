/** Shows a run while it goes on: one live line in a terminal, plain lines elsewhere. */
import { seconds } from './text.mjs';

/** Without other output, a plain log reports this often that the run continues. */
const QUIET_MS = 10_000;
const TICK_MS = 1_000;

export function newProgress({ out = process.stdout, now = Date.now } = {}) {
  const began = now();
  /** What goes on side by side. */
  const lanes = [];
  let printed = now();
  let isLive = false;

  function clear() {
    if (isLive) out.write('\r\u001b[K');
    isLive = false;
  }

  function line(text) {
    clear();
    out.write(`${text}\n`);
    printed = now();
    draw();
  }

  const doing = () => lanes.filter((text) => text !== '').join(' | ');

  function draw() {
    if (!out.isTTY || doing() === '') return;
    const text = `${seconds(now() - began)}  ${doing()}`.slice(0, (out.columns ?? 80) - 1);
    out.write(`\r\u001b[K${text}`);
    isLive = true;
  }

  function tick() {
    if (out.isTTY) draw();
    else if (doing() !== '' && now() - printed >= QUIET_MS) line(`… ${seconds(now() - began)}  ${doing()}`);
  }

  const timer = setInterval(tick, TICK_MS);
  timer.unref?.();
  return {
    /** For one of the things that go on side by side. */
    lane() {
      const nth = lanes.push('') - 1;
      return {
        line,
        /** Shown in plain logs only: a terminal has the live line. */
        detail(text) {
          if (!out.isTTY) line(text);
        },
        doing(text) {
          lanes[nth] = text;
          draw();
        },
      };
    },
    stop() {
      clearInterval(timer);
      clear();
      lanes.fill('');
    },
  };
}
