/** What a page makes the browser load, in kilobytes as they are sent: text compressed by gzip. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const KINDS = ['script', 'stylesheet', 'font', 'other'] as const;
type Kind = (typeof KINDS)[number];
export type Weight = { readonly [kind in Kind]: number };

/** Has been compressed when it was made. */
const PACKED = /^(font|image\/png)/;

const kindOf = (response: Response): Kind =>
  KINDS.find((kind) => kind === response.request().resourceType()) ?? 'other';

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const packed = PACKED.test((await response.headerValue('content-type')) ?? '');
  return (packed ? body.length : gzipSync(body, { level: 9 }).length) / 1_000;
}

/** Of everything the browser asks for during the visit, until the network is quiet. */
export async function weigh(page: Page, visit: () => Promise<unknown>): Promise<Weight> {
  const answers: Response[] = [];
  const note = (response: Response): void => void answers.push(response);
  page.on('response', note);
  await visit();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const weight = { script: 0, stylesheet: 0, font: 0, other: 0 };
  const sizes = await Promise.all(answers.map(sizeOf));
  for (const [nth, answer] of answers.entries()) weight[kindOf(answer)] += sizes[nth] ?? 0;
  return weight;
}

export const inAll = (weight: Weight): number => KINDS.reduce((sum, kind) => sum + weight[kind], 0);

export const weightText = (weight: Weight): string =>
  [
    ...KINDS.map((kind) => `${kind} ${weight[kind].toFixed(1)}`),
    `in all ${inAll(weight).toFixed(1)} KB`,
  ].join(', ');
