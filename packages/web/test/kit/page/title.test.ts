/** The title says the page first when nobody waits, and what to do when somebody does. */
import { expect, test } from 'vitest';
import { titleOf } from '../../../src/kit/page/title.ts';

test.each([
  ['', undefined, 'Duopolis'],
  ['Table of 4', undefined, 'Table of 4 · Duopolis'],
  ['Table of 4', 'Choose two tiles', '● Choose two tiles · Table of 4 · Duopolis'],
  ['', 'Place', '● Place · Duopolis'],
])('%j with mark %j is %j', (page, mark, title) => {
  expect(titleOf(page, mark)).toBe(title);
});
