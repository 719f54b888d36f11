/** How every city of a table is expected to end, and what that makes of a seat's own two. */
import { modeRules, type Options, resultOf, type Seat, type SeatView } from '@duopolis/rules';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { laidIn } from '@duopolis/rules/cities';
import { AUTOMACITY } from '@duopolis/rules/solo';
import type { Worth } from './move.ts';
import type { Situation } from './situation.ts';
import { automacityOutlook } from './value/automacity-outlook.ts';
import type { Rivals } from './value/rivals.ts';
import { spreadOf, valueOf, valueWhenNew } from './value/value.ts';
import type { Lot } from './lot/lot.ts';
import { type Field, MOST_POINTS, newField, type Outlook, ringFrom, winChance, writeField } from './win.ts';

/** Even a finished city may change, by the rank of its factories. */
const LEAST_SPREAD = 0.7;

/** Automacity as it stands, or with one more tile that brings some points. */
function automacityIn({ open }: SeatView, given?: number): Outlook {
  const laid = laidIn(open.cities[AUTOMACITY]).length;
  const points = resultOf(open).cities[AUTOMACITY]?.total ?? 0;
  return given === undefined
    ? automacityOutlook(open.options, laid, points)
    : automacityOutlook(open.options, laid + 1, points + given);
}

const expectedOf = (lot: Lot, rivals: Rivals): number =>
  lot.tiles > 0 ? valueOf(lot, rivals) : valueWhenNew(lot);

const outlookOf = (lot: Lot, rivals: Rivals): Outlook => ({
  value: expectedOf(lot, rivals),
  spread: Math.max(LEAST_SPREAD, spreadOf(lot)),
});

export function outlooksOf({ view, lots, rivals }: Situation): readonly Outlook[] {
  const { automacity } = modeRules(view.open.options);
  return lots.map((lot, city) =>
    city === automacity ? automacityIn(view) : outlookOf(lot, itemAt(rivals, city)),
  );
}

/** How far a seat's rivals are ahead before a tile is placed: the Automa's extra points of a duo (CAP-5), less for the Automa itself. */
export function automaLead(seat: Seat, options: Options): number {
  const { automas, automaPoints } = modeRules(options);
  return automas.includes(seat) ? -automaPoints(options) : automaPoints(options);
}

export const raisedBy = ({ value, spread }: Outlook, points: number): Outlook => ({
  value: value + points,
  spread,
});

/** What the seat's cities are worth to it: in a duel their sum, else the chance to win, in percent. */
export function worthIn(situation: Situation): Worth {
  const { view, own, scoring } = situation;
  if (scoring === 'sum') return (left, right) => left + right;
  const outlooks = outlooksOf(situation);
  const [leftSpread, rightSpread] = mapPair(own, (city) => itemAt(outlooks, city).spread);
  const ring = ringFrom(view.viewer, view.open.options.seats);
  const lead = automaLead(view.viewer, view.open.options);
  const fields = new Map<number | undefined, Field>();
  const fieldWith = (given: number | undefined): Field => {
    const known = fields.get(given);
    if (known !== undefined) return known;
    const field = newField();
    const others = given === undefined ? outlooks : outlooks.with(AUTOMACITY, automacityIn(view, given));
    const raised = others.map((outlook) => raisedBy(outlook, lead));
    writeField(field, raised, { ring, from: 0, to: MOST_POINTS });
    fields.set(given, field);
    return field;
  };
  return (left, right, given) =>
    100 *
    winChance({ value: left, spread: leftSpread }, { value: right, spread: rightSpread }, fieldWith(given));
}
