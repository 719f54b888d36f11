/** Why an Automa took its tiles: card, symbols, every candidate with its gain, and the tie-break (AUTOMA-1 to AUTOMA-4). */
import { modeRules, type OpenGame } from '@duopolis/rules';
import { SCORED } from '@duopolis/rules/scoring';
import { type AutomaMove, type AutomaTake, type Candidate, type Gain } from '@duopolis/rules/solo';
import { SCREEN } from '../drawing/terminal.ts';
import { signed, wrap } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { automaName, cityName } from '../drawing/city-names.ts';

/** 'taverns +1, offices +2, houses +1' */
function partsOf({ byType }: Gain, { vocabulary }: Shell): string {
  const parts = SCORED.flatMap((term) => {
    const points = byType[term];
    return points === undefined ? [] : [`${vocabulary.scores.terms[term]} ${signed(points)}`];
  });
  return parts.join(', ');
}

/** One line a take: 'S → Leftville +3'. */
export const shortTakes = (open: OpenGame, { takes }: AutomaMove, { vocabulary }: Shell): string =>
  takes
    .map(({ tile, city, candidates: [chosen] }) => {
      const gain = signed(chosen?.gain.points ?? 0);
      return `${vocabulary.pieces.sign(tile, open.box)} → ${cityName(open, city, vocabulary)} ${gain}`;
    })
    .join(', ');

/** The symbols from the top: those that were skipped, with the reason, and the one that decided. */
function symbolsOf({ skipped, symbol }: AutomaTake, { vocabulary, words }: Shell): readonly string[] {
  const { skips, symbols } = vocabulary.automas;
  return [
    ...skipped.map((one) => `${one.symbol} ${symbols[one.symbol]} – ${skips[one.why]}`),
    `${symbol} ${symbols[symbol]} – ${words.solo.decides}`,
  ];
}

function candidateWords({ tile, gain }: Candidate, { box }: OpenGame, shell: Shell): string {
  const parts = partsOf(gain, shell);
  return `${shell.vocabulary.pieces.sign(tile, box)} ${signed(gain.points)}${parts === '' ? '' : ` (${parts})`}`;
}

const INDENT = 4;

type Lay = (candidates: readonly string[]) => readonly string[];

function takeLines(
  open: OpenGame,
  who: string,
  { take, shell, lay }: { readonly take: AutomaTake; readonly shell: Shell; readonly lay: Lay },
): readonly string[] {
  const { paint, vocabulary } = shell;
  const { automas, pieces } = vocabulary;
  const [chosen, ...others] = take.candidates;
  const sentence = automas.takes(
    who,
    pieces.tile(take.tile, open.box),
    cityName(open, take.city, vocabulary),
  );
  const parts = chosen === undefined ? '' : partsOf(chosen.gain, shell);
  const why = parts === '' ? [] : [`(${parts} = ${signed(chosen?.gain.points ?? 0)})`];
  const tied = pieces.signs(take.tieBreak?.tied ?? [], open.box);
  return [
    ...wrap([sentence, ...why], ' ', SCREEN.columns).map(paint.strong),
    ...wrap(symbolsOf(take, shell), ' · ', SCREEN.columns - INDENT).map((line) => `  ${line}`),
    ...lay(others.map((candidate) => candidateWords(candidate, open, shell))).map((line) =>
      paint.faint(`    ${line}`),
    ),
    ...(take.tieBreak === undefined ? [] : [`  ${automas.tieBreaks[take.tieBreak.by](tied)}`]),
  ];
}

const oneALine: Lay = (candidates) => candidates;
const close: Lay = (candidates) => wrap(candidates, '   ', SCREEN.columns - INDENT);

/** A page for one Automa's turn, cut to the given number of lines. */
export function reasonLines(
  open: OpenGame,
  move: AutomaMove,
  { room, shell }: { readonly room: number; readonly shell: Shell },
): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const who = automaName(open.options, move.seat, vocabulary.automas);
  const card = vocabulary.automas.card(move.card.number);
  const isOwn = move.takes.some(({ city }) => city === modeRules(open.options).automacity);
  const columns = words.solo.columns[isOwn ? 'solo' : 'duo'](
    move.card.shared.join(' '),
    move.card.own.join(' '),
  );
  const page = (lay: Lay): readonly string[] => [
    `${paint.strong(who)} · ${card} · ${columns}`,
    ...move.takes.flatMap((take) => ['', ...takeLines(open, who, { take, shell, lay })]),
  ];
  const wide = page(oneALine);
  return wide.length <= room ? wide : page(close);
}
