/** The editors of a custom box: each kind of piece is entered, drawn, checked and stored; files are loaded and saved. */
import { COMPONENTS, parseComponents } from '@duopolis/rules/components';
import { h, options, render } from 'preact';
import { beforeEach, describe, expect, test } from 'vitest';
import { dispatch, FAKE_DOCUMENT, type FakeNode, newNode, nodesIn, textOf } from '../../kit/dom.ts';
import { openPage } from '../../kit/page.ts';

openPage('/box');
Object.assign(document, FAKE_DOCUMENT);
Object.assign(localStorage, { removeItem: () => {} });
options.debounceRendering = (draw) => draw();
options.requestAnimationFrame = (draw: () => void) => draw();

const saved: Blob[] = [];
URL.createObjectURL = (blob) => {
  if (blob instanceof Blob) saved.push(blob);
  return 'blob:box';
};

const { BoxScreen } = await import('../../../src/features/box/box-screen.tsx');
const { boxText, removeBox } = await import('../../../src/game/setup/saved-box.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
const { loadCapitalsArt } = await import('../../../src/kit/art/capitals-art.ts');
await Promise.all([wordsLoaded(), loadCapitalsArt()]);

let root: FakeNode;

/** Waits for what the screen does when a promise is kept. */
const settle = (): Promise<void> => new Promise((done) => void setTimeout(done));

beforeEach(async () => {
  if (root !== undefined) render(null, root as unknown as Element);
  removeBox();
  root = newNode('main');
  render(h(BoxScreen, {}), root as unknown as Element);
  await settle();
});

const all = (within: FakeNode, name: string): readonly FakeNode[] =>
  nodesIn(within).filter(({ localName }) => localName === name);

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`not on the screen: ${what}`);
  return item;
}

const statusSaid = (): string =>
  textOf(
    found(
      all(root, 'p').find(({ attributes }) => attributes.get('class')?.includes('box-status') === true),
      'status',
    ),
  );

/** Opens a list by its heading. */
function openList(title: string): FakeNode {
  const list = found(
    all(root, 'details').find((one) => textOf(found(all(one, 'b')[0], 'heading')) === title),
    title,
  );
  list.open = true;
  dispatch(list, 'toggle');
  return list;
}

const FIELDS = new Set(['input', 'select', 'textarea']);

/** The field with such a label: around it, or naming its id. */
function fieldIn(within: FakeNode, label: string): FakeNode {
  const labelled = all(within, 'label').find((one) =>
    one.attributes.has('for') ? textOf(one) === label : textOf(found(one.childNodes[0], 'label')) === label,
  );
  const named = found(labelled, label);
  const id = named.attributes.get('for');
  return found(
    nodesIn(id === undefined ? named : within).find(
      (node) => FIELDS.has(node.localName) && (id === undefined || node.attributes.get('id') === id),
    ),
    label,
  );
}

async function enter(field: FakeNode, value: string): Promise<void> {
  field.value = value;
  dispatch(field, field.localName === 'select' ? 'change' : 'input');
  await settle();
}

const rowsIn = (list: FakeNode): readonly FakeNode[] => all(list, 'li');
const rowIn = (list: FakeNode, nth: number): FakeNode => found(rowsIn(list).at(nth), `row ${nth}`);

async function press(within: FakeNode, name: string): Promise<void> {
  const button = all(within, 'button').find(
    (one) => textOf(one) === name || one.attributes.get('aria-label') === name,
  );
  dispatch(found(button, name), 'click');
  await settle();
}

/** How a row's piece is drawn. */
const pictureOf = (row: FakeNode): string =>
  JSON.stringify(
    nodesIn(found(all(row, 'span')[0], 'picture')).map((node) => [
      ...node.attributes.values(),
      node['innerHTML'],
      textOf(node),
    ]),
  );

function savedBox(): unknown {
  const read = parseComponents(boxText.value ?? '');
  return read.ok ? read.value : undefined;
}

interface Case {
  readonly title: string;
  readonly list: keyof typeof COMPONENTS;
  readonly row: number;
  readonly label: string;
  readonly good: string;
  /** As the file has it afterwards, in the whole list. */
  readonly file: string;
  /** What the rules refuse, and what the status says then; a field of choices can't be wrong by itself. */
  readonly bad?: readonly [value: string, said: RegExp];
}

const CASES: readonly Case[] = [
  {
    title: 'Building tiles',
    list: 'buildings',
    row: 0,
    label: 'Shop',
    good: '15',
    file: '"S":15',
    bad: ['-3', /Not saved yet/],
  },
  { title: 'Duplex tiles', list: 'duplexes', row: 0, label: 'Top', good: 'P', file: '"P|d"' },
  {
    title: 'City tokens',
    list: 'tokens',
    row: 0,
    label: 'Name',
    good: 'Belfry',
    file: '"Belfry"',
    bad: ['', /Not saved yet/],
  },
  {
    title: 'Seating cards',
    list: 'seatingCards',
    row: 0,
    label: 'What it asks',
    good: 'How many cats?',
    file: '"How many cats?"',
    bad: ['', /Not saved yet/],
  },
  {
    title: 'Automa cards',
    list: 'automaCards',
    row: 0,
    label: 'Player-shared column',
    good: 'h f >',
    file: '"shared":["h","f",">"]',
    bad: ['h f', /Not saved yet/],
  },
  {
    title: 'Civic tiles',
    list: 'civics',
    row: 0,
    label: 'Wants (1)',
    good: 'O',
    file: '[O',
    bad: ['T', /Not saved yet/],
  },
  {
    title: 'Landscape mats',
    list: 'mats',
    row: 0,
    label: 'Cells, a line for each row',
    good: '..#\n.##\n.=#',
    file: '"..#/.##/.=#"',
    bad: ['...', /Not saved yet/],
  },
  {
    title: 'City tokens of Capitals',
    list: 'capitalTokens',
    row: 0,
    label: 'Name',
    good: 'Belfry',
    file: '"Belfry"',
    bad: ['', /Not saved yet/],
  },
];

test.each(CASES)(
  '$title: a piece is entered, redrawn and kept',
  async ({ title, list, row, label, good, file, bad }) => {
    const open = openList(title);
    const before = pictureOf(rowIn(open, row));
    await enter(fieldIn(rowIn(open, row), label), good);
    expect(statusSaid()).toBe('Saved on this device.');
    if (list !== 'buildings') expect(pictureOf(rowIn(open, row))).not.toBe(before);
    if (bad === undefined) return;
    await enter(fieldIn(rowIn(open, row), label), bad[0]);
    expect(statusSaid()).toMatch(bad[1]);
    expect(JSON.stringify((savedBox() as Readonly<Record<string, unknown>>)[list])).toContain(file);
  },
);

test('District cards: two change places, and one alone is refused', async () => {
  const open = openList('District cards');
  const [first = 'shop'] = COMPONENTS.districtCards;
  const park = COMPONENTS.districtCards.indexOf('park');
  await enter(fieldIn(rowIn(open, 0), 'Type'), 'park');
  expect(statusSaid()).toMatch(/^Not saved yet: .*park/);
  await enter(fieldIn(rowIn(open, park), 'Type'), first);
  expect(savedBox()).toMatchObject({
    districtCards: COMPONENTS.districtCards.with(0, 'park').with(park, first),
  });
});

test('the order of ties is changed a step at a time', async () => {
  const open = openList('The list at the bottom of the Automa cards');
  const [first = '', second = ''] = COMPONENTS.tieBreaks.types;
  await press(open, `Move ${first} right`);
  expect(statusSaid()).toBe('Saved on this device.');
  expect(savedBox()).toMatchObject({
    tieBreaks: { types: [second, first, ...COMPONENTS.tieBreaks.types.slice(2)] },
  });
});

describe('a list says', () => {
  test('what is missing, and adds and removes pieces', async () => {
    const open = openList('Duplex tiles');
    const [remove = ''] = all(open, 'button').map((one) => one.attributes.get('aria-label') ?? '');
    await press(open, remove);
    expect(textOf(open)).toContain('1 missing');
    expect(rowsIn(open)).toHaveLength(23);
    await press(open, 'Add one');
    await press(open, 'Add one');
    expect(textOf(open)).toContain('1 too many');
    expect(textOf(open)).toContain('More than once: S|H');
    await press(open, 'Back to our pieces');
    expect(rowsIn(open)).toHaveLength(24);
    expect(statusSaid()).toBe('These are our pieces: nothing is changed yet.');
    expect(boxText.value).toBeUndefined();
  });

  test('that a number is there twice', async () => {
    const open = openList('Automa cards');
    await enter(fieldIn(rowIn(open, 1), 'Number'), '1');
    expect(textOf(open)).toContain('More than once: 1');
    expect(statusSaid()).toMatch(/^Not saved yet: .*1/);
    expect(boxText.value).toBeUndefined();
  });
});

test('a row of a mat can be typed: a line that has just begun is no mat yet, or no line', async () => {
  const open = openList('Landscape mats');
  const cells = fieldIn(rowIn(open, 0), 'Cells, a line for each row');
  await enter(cells, '..#\n.##\n.=#\n');
  expect(cells.value).toBe('..#\n.##\n.=#\n');
  expect(statusSaid()).toBe('Saved on this device.');
  await enter(cells, '..#\n.##\n.=#\n_._');
  expect(savedBox()).toMatchObject({ mats: [{ cells: '..#/.##/.=#/_._' }, ...COMPONENTS.mats.slice(1)] });
});

async function load(text: string): Promise<void> {
  const input = found(
    all(root, 'input').find((one) => one.attributes.get('type') === 'file'),
    'file',
  );
  input.files = [new File([text], 'box.json')];
  dispatch(input, 'change');
  await settle();
  await settle();
}

describe('a file', () => {
  test('is loaded, shown and saved again', async () => {
    const own = { ...COMPONENTS, tokens: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] };
    await load(JSON.stringify(own));
    expect(statusSaid()).toBe('Saved on this device.');
    expect(rowsIn(openList('City tokens'))).toHaveLength(7);
    saved.length = 0;
    await press(root, 'Save as a file');
    await settle();
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(own);
  });

  test('that is not a box reports its problem, and changes nothing', async () => {
    await load('{"tokens": 3}');
    expect(textOf(root)).toContain('tokens');
    expect(boxText.value).toBeUndefined();
  });
});
