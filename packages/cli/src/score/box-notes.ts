/** What the pieces of a box can't have built. Findings, never refusals: a sketch can be scored too. */
import { type Components, impossibleIn } from '@duopolis/rules/components';
import type { Grid } from '@duopolis/rules/notation';
import { sentence } from '@duopolis/words/language';
import type { Shell } from '../shell.ts';

export const boxNotes = (grids: readonly Grid[], box: Components, { words }: Shell): readonly string[] =>
  grids.flatMap((grid, city) =>
    impossibleIn(grid, box).map((problem) =>
      words.scorepad.pad.finding({ code: 'city', city, problem }, (nth) =>
        sentence(words.score.cityNumber(nth + 1)),
      ),
    ),
  );
