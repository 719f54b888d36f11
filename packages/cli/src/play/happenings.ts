/** What happened, newest last, in words; what is secret is not told. */
import type { GameEvent } from '@duopolis/rules';
import type { Shell } from '../shell.ts';
import type { Play } from './play.ts';

const LATEST = 40;

export const happenings = ({ events, names, game }: Play, shell: Shell): readonly string[] =>
  events.slice(-LATEST).flatMap((event) => happened(event, names, game.open.tokens, shell));

function happened(
  event: GameEvent,
  names: readonly string[],
  tokens: readonly string[],
  { vocabulary }: Shell,
): readonly string[] {
  const { game, pieces } = vocabulary;
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  switch (event.type) {
    case 'dealt':
      return [game.happened.dealt(event.round)];
    case 'revealed':
      return [event.choices.map((tiles, seat) => `${name(seat)} ${tiles.join(' ')}`).join('   ')];
    case 'placed':
      return [
        game.happened.placed(
          name(event.seat),
          pieces.tile(event.tile),
          pieces.token(tokens[event.city] ?? ''),
        ),
      ];
    case 'waited':
      return [game.happened.waited(name(event.seat))];
    case 'stood-off':
      return [game.happened.stoodOff(name(event.seat))];
    case 'passed':
      return [game.happened.passed(event.to)];
    case 'discarded':
      return [game.happened.discarded()];
    case 'assigned':
    case 'automa':
    case 'begun':
    case 'drew':
    case 'set-up':
    case 'chose':
    case 'ended':
      return [];
  }
}
