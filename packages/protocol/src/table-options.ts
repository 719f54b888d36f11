/** The options of a new table on the wire. */
import { LIMITS, MODES } from '@duopolis/rules';
import { readComponents } from '@duopolis/rules/components';
import { DIFFICULTIES, type Difficulty, SOLO_KINDS } from '@duopolis/rules/solo';
import { ACCESSES, RANGES, SEATINGS, type Setting, type TableOptions, WATCHERS } from '@duopolis/table';
import * as v from 'valibot';
import { DEAL } from './deal.ts';
import { FLAG } from './pieces.ts';
import { STRENGTH } from './request.ts';

const within = (setting: Setting) =>
  v.pipe(v.number(), v.minValue(RANGES[setting][0]), v.maxValue(RANGES[setting][1]));

const DIFFICULTY = v.picklist(DIFFICULTIES) satisfies v.GenericSchema<unknown, Difficulty>;

const GAME = v.strictObject({
  mode: v.picklist(MODES),
  seats: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LIMITS.seats)),
  capitals: FLAG,
  solo: v.exactOptional(v.strictObject({ kind: v.picklist(SOLO_KINDS), difficulty: DIFFICULTY })),
  openAutoma: v.exactOptional(v.literal(true)),
  tokens: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(LIMITS.componentName))), v.maxLength(LIMITS.seats)),
  ),
});

const PACE = v.variant('kind', [
  v.strictObject({ kind: v.literal('live'), choose: within('choose'), place: within('place') }),
  v.strictObject({ kind: v.literal('relaxed') }),
  v.strictObject({ kind: v.literal('days'), hours: within('hours') }),
]);

/** The rules read the pieces of a custom box, and report their problems. */
const COMPONENTS = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(LIMITS.idText)), v.unknown()),
  v.maxEntries(LIMITS.componentsList),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readComponents(dataset.value);
    if (read.ok) return read.value;
    addIssue({ message: read.error.code });
    return NEVER;
  }),
);

export const TABLE_OPTIONS: v.GenericSchema<unknown, TableOptions> = v.strictObject({
  game: GAME,
  access: v.picklist(ACCESSES),
  seating: v.picklist(SEATINGS),
  pace: PACE,
  watching: v.strictObject({ who: v.picklist(WATCHERS), delay: within('delay') }),
  phrasesOnly: FLAG,
  strict: v.exactOptional(v.literal(true)),
  standIn: STRENGTH,
  grace: within('grace'),
  components: v.exactOptional(COMPONENTS),
  deal: v.exactOptional(DEAL),
});
