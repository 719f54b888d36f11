/** Recent events in words, newest last, without secrets. */
import { type CityIndex, type GameEvent, modeRules } from '@duopolis/rules';
import { cityName } from '../drawing/city-names.ts';
import type { Shell } from '../shell.ts';
import type { Play } from './play-state.ts';

const LATEST = 40;

export const recentEvents = (play: Play, shell: Shell): readonly string[] =>
  play.events.slice(-LATEST).flatMap((event) => happened(event, play, shell));

function happened(
  event: GameEvent,
  { names, game: { open } }: Play,
  { vocabulary }: Shell,
): readonly string[] {
  const { automas, game, pieces } = vocabulary;
  const { box } = open;
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  const city = (index: CityIndex): string => cityName(open, index, vocabulary);
  switch (event.type) {
    case 'dealt':
      return [game.happened.dealt(event.round)];
    case 'revealed':
      return [event.choices.map((tiles, seat) => `${name(seat)} ${pieces.signs(tiles, box)}`).join('   ')];
    case 'placed':
      return [game.happened.placed(name(event.seat), pieces.tile(event.tile, box), city(event.city))];
    case 'waited':
      return [game.happened.waited(name(event.seat))];
    case 'stood-off':
      return [game.happened.stoodOff(name(event.seat))];
    case 'passed':
      return [game.happened.passed(event.to)];
    case 'discarded':
      return [game.happened.discarded()];
    case 'assigned':
      return [game.happened.assigned(name(event.seat), pieces.tile(event.tile, box), city(event.city))];
    case 'automa':
      if (!modeRules(open.options).openAutomas) return [];
      return event.move.takes.map((take) =>
        automas.takes(name(event.move.seat), pieces.tile(take.tile, box), city(take.city)),
      );
    case 'drew':
      return [
        game.happened.drew(
          event.tiles.map((tile, index) => `${pieces.sign(tile, box)} → ${city(index)}`).join(', '),
        ),
      ];
    case 'set-up':
      return [game.happened.setUp(pieces.signs(event.tiles, box), city(event.city))];
    case 'begun':
    case 'chose':
    case 'ended':
      return [];
  }
}
