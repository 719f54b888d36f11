/** Runs the command in this process: everything but the process around it. */
import { Readable } from 'node:stream';
import { run } from '../../src/run.ts';
import type { CampaignEnvironment, Ran } from './command.ts';

export async function duopolis(
  args: readonly string[],
  { input = '', env = {} }: CampaignEnvironment = {},
): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    environment: { LANG: 'C', ...env },
    isTerminal: false,
    input: Readable.from([input]),
    write: (text) => {
      out += text;
    },
    note: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
