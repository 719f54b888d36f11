/** A lean client at one table: checks everything it receives, and finds a legal move that no partner's can spoil. */
import {
  type Cell,
  type GameResult,
  type PlacedTile,
  type Seat,
  type SeenEvent,
  type Tile,
  without,
} from '@duopolis/rules';
import { cellsFor } from '@duopolis/rules/cities';
import { scoreTable } from '@duopolis/rules/scoring';
import type { SeenTableEvent, TableView } from '@duopolis/table';

/** What a player can do next, as the request travels; nothing while others are awaited. */
type Move = string | undefined;

interface Growing {
  tiles: PlacedTile[];
}

export interface Player {
  readonly view: (view: TableView, number: number) => void;
  readonly events: (events: readonly SeenTableEvent[], number: number) => void;
  /** The move that is possible now, made once: the next call finds the next one. */
  readonly move: () => Move;
  readonly games: () => number;
  /** Turns of the running game, this one too. */
  readonly turns: () => number;
  /** The result of the last game, to be compared with the others'. */
  readonly result: () => string;
}

function expect(fact: boolean, what: string): void {
  if (!fact) throw new Error(what);
}

const HIDDEN = ['seed', 'supply', 'hands', 'code', 'automa'] as const;

/** A placed tile, one object for all viewers, so that messages can be freed at once. */
const known = new Map<string, PlacedTile>();

function knownTile(tile: Tile, at: Cell, seat: Seat): PlacedTile {
  const name = `${tile} ${at[0]} ${at[1]} ${seat}`;
  const found = known.get(name) ?? { tile, at, seat };
  known.set(name, found);
  return found;
}

/** Which of the two cities of a seat it fills first: then seven players never build in the same city at once. */
const firstCity = (seat: Seat): number => seat;
const secondCity = (seat: Seat, seats: number): number => (seat + seats - 1) % seats;

export function newPlayer(you: string): Player {
  let number = -1;
  let position = 0;
  let chairs: (string | undefined)[] = [];
  let host = '';
  let ready = 0;
  let seat = -1;
  let games = 0;
  let turns = 0;
  let result = '';
  let hand: readonly Tile[] = [];
  let chosen: readonly Tile[] = [];
  let left: Tile[] = [];
  let cities: Growing[] = [];
  /** What to do next; a move that was made waits for what follows from it. */
  let todo: 'nothing' | 'ready' | 'start' | 'choose' | 'first' | 'second' | 'rematch' = 'nothing';

  function deal(dealt: readonly Tile[] | undefined, size: number): void {
    expect(dealt?.length === size, `a hand of ${dealt?.length}, not ${size}`);
    hand = dealt ?? [];
    turns += 1;
    todo = 'choose';
  }

  function placed({ seat: by, city, tile, at }: Extract<SeenEvent, { readonly type: 'placed' }>): void {
    (cities[city] as Growing).tiles.push(knownTile(tile, at, by));
    if (by !== seat) return;
    const nth = left.indexOf(tile);
    expect(nth >= 0, 'a tile of mine that I did not have');
    left.splice(nth, 1);
    todo = left.length === 1 ? 'second' : 'nothing';
  }

  function ended(expected: GameResult): void {
    const scores = scoreTable(cities, []);
    scores.forEach(({ total }, city) =>
      expect(total === expected.cities[city]?.total, `the score of city ${city}`),
    );
    games += 1;
    result = JSON.stringify(expected);
    todo = you === host ? 'rematch' : 'nothing';
  }

  function game(event: SeenEvent): void {
    switch (event.type) {
      case 'begun':
        position += 1;
        seat = chairs.indexOf(you);
        turns = 0;
        cities = chairs.map(() => ({ tiles: [] }));
        hand = [];
        return;
      case 'dealt':
        position += 1;
        return deal(event.hand, event.round === '2' ? 3 : 7);
      case 'passed':
        position += 1;
        return deal(event.hand, hand.length);
      case 'chose':
        return expect((event.tiles !== undefined) === (event.seat === seat), 'a choice that is not mine');
      case 'revealed': {
        position += 1;
        const mine = event.choices[seat] ?? [];
        expect(mine.join() === chosen.join(), 'my choice');
        hand = without(hand, mine) ?? [];
        left = [...mine];
        todo = 'first';
        return;
      }
      case 'placed':
        return placed(event);
      case 'discarded':
        position += 1;
        return;
      case 'ended':
        position += 1;
        return ended(event.result);
      default:
        throw new Error(event.type);
    }
  }

  function table(event: SeenTableEvent): void {
    switch (event.type) {
      case 'game':
        if (event.event.type !== 'ended') for (const name of HIDDEN) expect(!(name in event.event), name);
        return game(event.event);
      case 'sat':
        chairs[event.seat] = event.member;
        if (event.member === you && you !== host) todo = 'ready';
        return;
      case 'readied':
        if (chairs[event.seat] !== host) ready += 1;
        if (you === host && ready === chairs.length - 1) todo = 'start';
        return;
      case 'seated':
        chairs = event.order.map((chair) => chairs[chair]);
        return;
      case 'rematched':
        ready = 0;
        if (you !== host) todo = 'ready';
        return;
      case 'started':
      case 'joined':
      case 'came':
        return;
      default:
        throw new Error(event.type);
    }
  }

  /** In my second city my partner has its first tile of the turn already. */
  const partnerHasBuilt = (city: number): boolean => (cities[city]?.tiles.length ?? 0) % 2 === 1;

  function place(city: number): string {
    const tile = left[0] as Tile;
    const { tiles } = cities[city] as Growing;
    const cells = cellsFor({ tiles }, tile);
    const [row, column] = cells[(tiles.length * 7 + seat) % cells.length] as Cell;
    return play(`{"type":"place","seat":${seat},"city":${city},"tile":"${tile}","at":[${row},${column}]}`);
  }

  const play = (command: string): string => `{"type":"play","position":${position},"command":${command}}`;

  function move(): Move {
    const now = todo;
    if (now === 'nothing') return undefined;
    if (now === 'second' && !partnerHasBuilt(secondCity(seat, chairs.length))) return undefined;
    todo = 'nothing';
    switch (now) {
      case 'ready':
        return '{"type":"ready","ready":true}';
      case 'start':
      case 'rematch':
        return `{"type":"${now}"}`;
      case 'choose':
        chosen = hand.slice(0, 2);
        return play(`{"type":"choose","seat":${seat},"tiles":${JSON.stringify(chosen)}}`);
      case 'first':
        return place(firstCity(seat));
      case 'second':
        return place(secondCity(seat, chairs.length));
    }
  }

  return {
    view: ({ open }, at) => {
      number = at;
      ({ position } = open);
      host = open.host ?? '';
      chairs = open.chairs.map(({ holder }) => (holder.kind === 'person' ? holder.member : undefined));
      ready = open.chairs.filter((chair) => chair.ready).length;
    },
    events: (events, at) => {
      expect(at === number + events.length, `event ${at} after ${number} with ${events.length}`);
      number = at;
      for (const event of events) table(event);
    },
    move,
    games: () => games,
    turns: () => turns,
    result: () => result,
  };
}
