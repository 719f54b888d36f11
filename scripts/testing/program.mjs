/** Runs a test program and passes on the events that its reporter emits. */
import { startTool } from '../node24.mjs';
import { eventReader } from './events.mjs';

/** Enough to explain a crash. */
const KEPT_LINES = 60;

/** Tests make many short-lived objects: collecting them less often saves a tenth of their CPU time. */
const ROOMY = '--max-semi-space-size=64';

/** Resolves to the exit code, whether the reporter came to its end, and the last lines of other output. */
export async function runReported(tool, args, { env, onEvent }) {
  const lines = [];
  let hasEnded = false;
  const keep = (line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
  };
  const onStdout = eventReader({
    onEvent(event) {
      if (event.type === 'end') hasEnded = true;
      onEvent(event);
    },
    onLine: keep,
  });
  const onStderr = eventReader({ onEvent, onLine: keep });
  const nodeOptions = `${env?.NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? ''} ${ROOMY}`.trim();
  const { child, ended } = startTool(tool, args, {
    env: { ...env, NODE_OPTIONS: nodeOptions },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', (text) => onStdout.push(text));
  child.stderr.setEncoding('utf8').on('data', (text) => onStderr.push(text));
  const code = await ended;
  onStdout.end();
  onStderr.end();
  return { code, hasEnded, output: lines.join('\n').trim() };
}

/** Runs a tool that only passes or fails; its output is kept. */
export async function runCheck(start) {
  const begun = Date.now();
  let output = '';
  const { child, ended } = start({ stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const code = await ended;
  return { ok: code === 0, ms: Date.now() - begun, output: output.trim() };
}
