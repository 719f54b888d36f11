/** What `duopolis join` says. */
import type { BotName } from '@duopolis/bots';

export interface JoinWords {
  readonly command: string;
  readonly link: string;
  readonly bot: (names: string) => string;
  readonly name: string;
  readonly components: string;
  readonly seated: (name: string, bot: BotName, seat: number) => string;
  readonly free: string;
  readonly ready: string;
  readonly notReady: string;
  readonly waitsForHost: (host: string) => string;
  readonly everyone: string;
  readonly sayTo: (channel: string) => string;
  readonly offers: (facts: {
    readonly who: string;
    readonly tile: string;
    readonly city: string;
    readonly row: number;
    readonly column: number;
  }) => string;
  /** A ping of a cell. */
  readonly points: (facts: {
    readonly city: string;
    readonly row: number;
    readonly column: number;
  }) => string;
  readonly lost: string;
  readonly left: string;
  readonly lobbyKeys: string;
  readonly phraseKeys: string;
  readonly talkKeys: string;
  readonly over: (place: number, seats: number, points: readonly number[]) => string;
}
