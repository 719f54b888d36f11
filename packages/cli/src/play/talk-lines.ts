/** The talk of your channels, and the offers in your cities with their reasons, as lines. */
import type { Reason } from '@duopolis/bots';
import type { Cell, Tile } from '@duopolis/rules';
import { EMPTY_CITY } from '@duopolis/rules/cities';
import { cleanText } from '@duopolis/rules/json';
import type { Message, Offer, TableView } from '@duopolis/table';
import { cityName } from '../drawing/city-names.ts';
import type { Shell } from '../shell.ts';
import { placeIn } from './window.ts';

const LATEST = 3;

/** What the lines call a city, its cells and its tiles. */
interface Naming {
  readonly city: (index: number) => string;
  readonly place: (index: number, cell: Cell) => ReturnType<typeof placeIn>;
  readonly tile: (tile: Tile) => string;
}

const namingIn = ({ game }: TableView, { vocabulary }: Shell): Naming => ({
  city: (index) => (game === undefined ? '' : cityName(game.open, index, vocabulary)),
  place: (index, cell) => placeIn(game?.open.cities[index] ?? EMPTY_CITY, cell),
  tile: (tile) => vocabulary.pieces.tile(tile, game?.open.box),
});

export function talkLinesOf(view: TableView, names: readonly string[], shell: Shell): readonly string[] {
  const { open, asides } = view;
  const { words } = shell;
  const naming = namingIn(view, shell);
  const channels = [
    ...asides.talk.table.map((message) => ({ message, where: '' })),
    ...asides.talk.cities.flatMap((messages, index) =>
      messages.map((message) => ({ message, where: ` (${naming.city(index)})` })),
    ),
  ].toSorted((one, other) => one.message.at - other.message.at);
  const member = (id: string): string => cleanText(open.members.find((other) => other.id === id)?.name ?? '');
  const talk = channels.flatMap(({ message, where }) => {
    const text = textOf(message, shell, naming);
    return text === undefined ? [] : [`${member(message.by)}${where}: ${text}`];
  });
  const offers = asides.offers.flatMap((offer) => offerLines(offer, { names, naming, shell }));
  return [
    ...talk.slice(-LATEST),
    ...offers.slice(-LATEST),
    ...(offers.length > 0 ? [words.join.talkKeys] : []),
  ];
}

function textOf(
  { content }: Message,
  { vocabulary, words }: Shell,
  { city, place }: Naming,
): string | undefined {
  switch (content.kind) {
    case 'text':
      return cleanText(content.text);
    case 'phrase':
      return vocabulary.table.phrases[content.phrase];
    case 'ping':
      return words.join.points({ city: city(content.city), ...place(content.city, content.cell) });
    case 'unheard':
      return undefined;
  }
}

function offerLines(
  { by, owner, tile, city: index, cell, reasons = [], agreed, answer }: Offer,
  {
    names,
    naming: { city, place, tile: tileName },
    shell: { vocabulary, words },
  }: { readonly names: readonly string[]; readonly naming: Naming; readonly shell: Shell },
): readonly string[] {
  const why = ([reason]: readonly Reason[]): string =>
    reason === undefined ? '' : `: ${vocabulary.reasons.reason(reason)}`;
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  const piece = `${tileName(tile)}${owner === by ? '' : ` (${name(owner)})`}`;
  const offered = words.join.offers({
    who: name(by),
    tile: piece,
    city: city(index),
    ...place(index, cell),
  });
  const { accept, decline } = vocabulary.reasons;
  const answered =
    answer === undefined
      ? agreed.filter((seat) => seat !== by).map((seat) => `  ${name(seat)}: ${accept}`)
      : [`  ${name(answer.by)}: ${answer.agrees ? accept : decline}${why(answer.reasons)}`];
  return [`${offered}${why(reasons)}`, ...answered];
}
