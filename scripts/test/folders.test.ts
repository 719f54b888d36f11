/** Import cycles between folders are found. */
import { expect, test } from 'vitest';
import { circleIn, importsOf, importsWithin } from '../testing/folders.mjs';

const circle = (files: Readonly<Record<string, string>>): readonly string[] | undefined =>
  circleIn(importsOf(Object.entries(files)));

test.each([
  ['nothing', {}, undefined],
  [
    'a line',
    { 'a/x.ts': "import { y } from '../b/y.ts';", 'b/y.ts': "import { z } from '../c/z.ts';" },
    undefined,
  ],
  [
    'two folders',
    { 'a/x.ts': "import { y } from '../b/y.ts';", 'b/y.ts': "import { x } from '../a/x.ts';" },
    ['a', 'b', 'a'],
  ],
  [
    'types, and imports over several lines',
    {
      'a/x.ts': "import type {\n  Y,\n} from '../b/y.ts';",
      'b/y.ts': "export { z } from '../c/z.ts';",
      'c/deep/z.ts': "import { x } from '../../a/x.ts';",
    },
    ['a', 'b', 'c', 'a'],
  ],
  [
    'a file beside the folders, and files of one folder',
    {
      'a/x.ts': "import { y } from '../y.ts';\nimport { z } from './z.ts';",
      'y.ts': "import { x } from './a/x.ts';",
    },
    undefined,
  ],
])('%s', (_, files, expected) => {
  expect(circle(files)).toEqual(expected);
});

const LAYERED = Object.entries({
  'app/main.ts': "import { home } from '../features/home/home.ts';",
  'features/home/home.ts':
    "import { rules } from '../rules/rules.ts';\nimport { hand } from '../../game/hand/hand.ts';",
  'features/rules/rules.ts': "import { button } from '../../kit/controls/button.ts';",
  'game/hand/hand.ts': "import { board } from '../board/board.ts';",
  'game/board/board.ts': "import type { Hand } from '../hand/hand.ts';",
});

test('cycles inside a layer and imports between features are found too', () => {
  expect(circleIn(importsOf(LAYERED))).toBeUndefined();
  const deeper = importsOf(LAYERED, 2);
  expect(circleIn(deeper)).toEqual(['game/hand', 'game/board', 'game/hand']);
  expect(importsWithin('features', deeper)).toEqual([['features/home', 'features/rules']]);
});

test('inner folders are told apart, but words belong to the folder beside them', () => {
  const files = Object.entries({
    'store/store.ts':
      "import { pool } from './postgres/pool.ts';\nimport { words } from './words/store-words.ts';",
    'store/postgres/pool.ts': "import type { Store } from '../store.ts';",
    'store/words/store-words.ts': "import type { Store } from '../store.ts';",
  });
  expect(circleIn(importsOf(files, 1))).toBeUndefined();
  const innermost = importsOf(files, Number.POSITIVE_INFINITY);
  expect(circleIn(innermost)).toEqual(['store', 'store/postgres', 'store']);
  expect([...innermost.keys()]).toEqual(['store', 'store/postgres']);
});
