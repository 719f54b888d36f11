/** Lighthouse in a browser that is already open: node measure.mjs PORT ADDRESS [desktop]; prints the scores and what lowered them. */
import lighthouse, { desktopConfig } from 'lighthouse';

const [port, address, form] = process.argv.slice(2);
const flags = { port: Number(port), logLevel: 'error' };
const run = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined);
if (run === undefined) throw new Error('Lighthouse measured nothing');
const { categories, audits, environment, runtimeError } = run.lhr;
if (runtimeError !== undefined) throw new Error(runtimeError.message);

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** The audits that count and did not pass. */
const failed = Object.values(categories).flatMap(({ auditRefs }) =>
  auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(' ')),
);

console.log(
  JSON.stringify({
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
    ),
    benchmark: Math.round(environment.benchmarkIndex),
    metrics: METRICS.map((id) => audits[id].displayValue),
    failed: [...new Set(failed)],
  }),
);
