/** What `duopolis join` says. */
import type { BotName } from '@duopolis/bots';

export interface JoinWords {
  readonly command: string;
  readonly link: string;
  readonly bot: (names: string) => string;
  readonly name: string;
  readonly seated: (name: string, bot: BotName, seat: number) => string;
  readonly over: (place: number, seats: number, points: readonly number[]) => string;
}
