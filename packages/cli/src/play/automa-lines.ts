/** The others in the solo game: Automacity's tray, the Automas' open hands and takes, and tiles to insert. */
import type { Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { AUTOMAS } from '@duopolis/rules/solo';
import { cityName } from '../drawing/city-names.ts';
import { shortTakes } from '../automas/automa-page.ts';
import { trayLine } from '../automas/automacity-tray.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { cut, wrap } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { myCities, myHand, type Play } from './play-state.ts';

const HAND_LINES = 2;

export const automasLines = (play: Play, shell: Shell): readonly string[] => [
  cut(trayLine(play.game.open, shell), SCREEN.columns),
  ...openHands(play, shell),
  ...(play.step.at === 'assigning' ? [assignedLine(play, shell)] : []),
];

/** All hands are open (FULL-2): the rest of them goes round. */
const openHands = ({ names, game: { open, faceUp } }: Play, shell: Shell): readonly string[] =>
  AUTOMAS.flatMap(({ seat }) => {
    const hand = faceUp?.[seat] ?? [];
    const move = open.automas.find((one) => one.seat === seat);
    if (move === undefined) return [];
    const card = shell.vocabulary.automas.card(move.card.number);
    const parts = [`${names[seat] ?? ''} ${hand.join(' ')}`, `${card} · ${shortTakes(open, move, shell)}`];
    return wrap(parts, '  ', SCREEN.columns).slice(0, HAND_LINES);
  });

/** What each of your cities has been given this turn; yours in brackets, not confirmed yet. */
function assignedLine(play: Play, { vocabulary, words }: Shell): string {
  const { open } = play.game;
  const sign = (tile: Tile): string => vocabulary.pieces.sign(tile, open.box);
  const gifts = play.step.at === 'assigning' ? play.step.gifts : [];
  const cities = [...new Set([...myCities(play), ...open.assignTo])].map((city) => {
    const tiles = [
      ...open.pending.filter(({ cities: to }) => to.includes(city)).map(({ tile }) => sign(tile)),
      ...gifts
        .filter((gift) => gift.city === city)
        .map(({ index }) => `(${sign(itemAt(myHand(play), index))})`),
    ];
    return `${cityName(open, city, vocabulary)} ${tiles.join(' ') || '–'}`;
  });
  return words.solo.assigned(cities.join(' · '));
}
