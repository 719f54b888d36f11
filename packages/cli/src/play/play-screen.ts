/** The game as a screen of 80 by 24: your two cities, the others, your tiles, recent events, and the keys. */
import { roundOf } from '@duopolis/rules';
import { reasonLines } from '../automas/automa-page.ts';
import { trayLines } from '../automas/automacity-tray.ts';
import { currentBoxes, tableLines } from '../drawing/draw-table.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { beside, cut, pad, widthOf, wrap } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { automasLines } from './automa-lines.ts';
import { citiesToGive } from './assign.ts';
import { cityBlock, HALF } from './draw-cities.ts';
import { finalLines } from './final-screen.ts';
import { recentEvents } from './recent-events.ts';
import { handLines, noticeLine, othersCities, othersTiles } from './screen-lines.ts';
import { isSolo, myCities, type Play, type PlayKeys } from './play-state.ts';

const OTHERS_LINES = 2;
/** All but the title and the keys. */
const ROOM = SCREEN.rows - 2;

/** Exactly 24 lines of at most 80 columns. */
export function playLines(play: Play, shell: Shell): readonly string[] {
  const { paint, words } = shell;
  const body = bodyOf(play, shell);
  const keys = play.leaving === 'asked' ? paint.strong(words.play.leave) : paint.faint(keysLine(play, shell));
  const log = play.automa === undefined ? [...recentEvents(play, shell), ...(play.asides ?? [])] : [];
  const room = Math.max(0, ROOM - body.length);
  const shown = log.slice(Math.max(0, log.length - room));
  const lines = [titleLine(play, shell), ...body, ...shown.map(paint.faint)];
  const padding = Array<string>(Math.max(0, SCREEN.rows - 1 - lines.length)).fill('');
  return [...lines, ...padding, keys].map((line) => cut(line, SCREEN.columns));
}

function bodyOf(play: Play, shell: Shell): readonly string[] {
  const { open } = play.game;
  const move = play.automa === undefined ? undefined : open.automas[play.automa];
  if (move !== undefined) return reasonLines(open, move, { room: ROOM, shell });
  if (play.table) return tableBody(play, shell);
  return play.step.at === 'over' ? finalLines(play, shell) : turnBody(play, shell);
}

/** Without the key for reasons where no Automa has acted. */
function keysLine(play: Play, { words }: Shell): string {
  const keys = words.play.keys[keysFor(play)];
  if (play.game.open.automas.length > 0) return keys;
  const parts = keys.split(' · ');
  return parts.filter((part) => !/^a( |$)/.test(part)).join(' · ');
}

function keysFor(play: Play): PlayKeys {
  const { step, game } = play;
  if (play.automa !== undefined) return 'automas';
  if (play.table) return 'table';
  if (step.at === 'assigning' && citiesToGive(game.open, step.gifts).length === 0) return 'assigned';
  if (isSolo(play) && step.at === 'drafting') return 'inserting';
  if (isSolo(play) && step.at === 'confirming') return 'assigned';
  return game.open.options.mode === 'duo' && step.at === 'drafting' ? 'duo' : step.at;
}

function titleLine({ game: { open }, strict }: Play, { paint, vocabulary }: Shell): string {
  const { game } = vocabulary;
  if (open.phase === 'over') return paint.strong(`Duopolis · ${game.phases.over}`);
  const round = roundOf(open);
  const pass = open.options.solo !== undefined && round.pass === 'none' ? [] : [game.passes[round.pass]];
  const rules = strict === true ? [vocabulary.table.strict] : [];
  const place = [
    game.round(open.round),
    // In duo the Automa's cities are begun before the first turn (DUO-1).
    ...(open.turn === 0 ? [] : [game.turn(open.turn, round.turns)]),
    game.phases[open.phase],
  ];
  // The state of the game matters more than its name.
  const lines = [
    [paint.strong('Duopolis'), ...place, ...pass, ...rules],
    [...place, ...pass, ...rules],
    [...place, ...rules],
  ].map((parts) => parts.join(' · '));
  return lines.find((line) => widthOf(line) <= SCREEN.columns) ?? lines.at(-1) ?? '';
}

function tableBody({ game: { open }, names }: Play, shell: Shell): readonly string[] {
  const cities = tableLines({ open, names, boxes: currentBoxes(open) }, shell);
  return open.options.mode === 'solo' ? [...cities, '', ...trayLines(open, shell)] : ['', ...cities, ''];
}

function turnBody(play: Play, shell: Shell): readonly string[] {
  const [left, right] = myCities(play);
  const blocks = [
    cityBlock(play, left, { side: 'left', shell }),
    cityBlock(play, right, { side: 'right', shell }),
  ];
  const others = isSolo(play)
    ? automasLines(play, shell)
    : [
        ...wrap(othersTiles(play, shell), '   ', SCREEN.columns).slice(0, OTHERS_LINES),
        ...wrap(othersCities(play, shell), ' · ', SCREEN.columns).slice(0, OTHERS_LINES),
      ];
  return [
    ...beside(
      blocks.map((block) => block.map((line) => pad(line, HALF))),
      0,
    ),
    noticeLine(play, shell),
    ...others,
    ...handLines(play, shell),
  ];
}
