/** A bot for Duopolis in TypeScript: it prefers what its weaker city has most of. docs/BOTS.md explains the protocol. */
import { createInterface } from 'node:readline';

interface Placed {
  readonly tile: string;
  readonly at: readonly [number, number];
}
interface View {
  readonly viewer: number;
  readonly open: {
    readonly options: { readonly mode: string; readonly seats: number };
    readonly cities: readonly { readonly tiles: readonly Placed[] }[];
  };
}
interface Command {
  readonly type: 'choose' | 'assign' | 'place' | 'wait';
  readonly tiles?: readonly string[];
  readonly tile?: string;
  readonly city?: number;
  readonly at?: readonly [number, number];
}

const say = (message: object): boolean => process.stdout.write(`${JSON.stringify(message)}\n`);

const letters = (tile: string): readonly string[] => tile.split('').filter((sign) => /[A-Za-z]/.test(sign));

/** My left and right city: at a table they lie between me and my neighbours, in a duel both are mine. */
function myCities({ viewer, open: { options, cities } }: View): readonly (readonly Placed[])[] {
  const { mode, seats } = options;
  const mine = mode === 'duel' ? [2 * viewer, 2 * viewer + 1] : [viewer, (viewer + seats - 1) % seats];
  return mine.map((city) => cities[city]?.tiles ?? []);
}

function worth(view: View, { type, tiles, tile = '', city = 0, at = [0, 0] }: Command): number {
  if (type === 'wait') return -1;
  if (type === 'place') {
    const beside = (view.open.cities[city]?.tiles ?? []).filter(
      (other) => Math.abs(other.at[0] - at[0]) + Math.abs(other.at[1] - at[1]) === 1,
    );
    return beside.filter((other) => letters(other.tile).some((letter) => tile.includes(letter))).length;
  }
  const built = myCities(view)
    .flat()
    .flatMap((placed) => letters(placed.tile));
  return (tiles ?? [tile])
    .flatMap(letters)
    .reduce((sum, letter) => sum + 1 + built.filter((other) => other === letter).length, 0);
}

let view: View | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: message.protocol, name: 'Collector' });
  else if (message.type === 'view') view = message.view;
  else if (message.type === 'decide') {
    const worths: number[] = message.legal.map((command: Command) => worth(view as View, command));
    say({ type: 'command', id: message.id, index: worths.indexOf(Math.max(...worths)) });
  }
}
