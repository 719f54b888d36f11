/** The conversation about a city: messages, offers, answers and placements in one list, told to each partner. */
import { expect, test } from 'vitest';
import { mount, openFakePage } from '../../kit/mount.ts';
import { textOf } from '../../kit/dom.ts';

openFakePage();
const { exchangeIn, lastBesideOffer } = await import('../../../src/game/talk/exchange.ts');
const { TalkLine } = await import('../../../src/game/talk/talk-line.tsx');
const { sampleTable, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { turnOf } = await import('../../../src/game/turn/turn.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

type Turn = ReturnType<typeof turnOf>;

/** The city of the first two seats. */
const CITY = 0;

const viewOf = ({ link }: Turn) => {
  const view = link.view.value;
  if (view === undefined) throw new Error('no table');
  return view;
};

const linesOf = (turn: Turn) => exchangeIn(turn.link, viewOf(turn), CITY);
const readBy = (turn: Turn): readonly string[] =>
  linesOf(turn).map((line) => textOf(mount(TalkLine, { view: viewOf(turn), line })));

async function partners(): Promise<readonly [Turn, Turn]> {
  const table = await sampleTable(tableOf(3), ({ phase, turn }) => phase === 'placing' && turn === 2);
  const turns = [turnOf(await table.linkOf(0)), turnOf(await table.linkOf(1))] as const;
  for (const turn of turns) linesOf(turn);
  return turns;
}

test('a word, an offer, its answer and a placement are lines of one talk', async () => {
  const [mine, theirs] = await partners();
  await mine.link.ask({ type: 'say', channel: CITY, content: { kind: 'phrase', phrase: 'yes' } });
  const place = theirs.targets.legal.value.get(CITY)?.places[0]?.at ?? [0, 0];
  theirs.actions.act(CITY, place);
  await theirs.actions.offer();
  const card = mine.cards.shown(CITY);
  if (card === undefined) throw new Error('no offer');
  await mine.actions.agree(card.offer);
  await theirs.actions.placeAgreed();
  expect(readBy(mine)).toEqual([
    'You Yes',
    expect.stringMatching(/^\S+ offers an? /),
    expect.stringMatching(/^You agreed with \S+: /),
    expect.stringMatching(/^\S+ places an? /),
  ]);
  expect(readBy(theirs)).toEqual([
    expect.stringMatching(/^\S+ Yes$/),
    expect.stringMatching(/^You offer your /),
    expect.stringMatching(/^\S+ agrees: /),
  ]);
});

test('what I take back myself, and what I do not allow, are no lines of mine', async () => {
  const [mine, theirs] = await partners();
  const at = theirs.targets.legal.value.get(CITY)?.places[0]?.at ?? [0, 0];
  theirs.actions.act(CITY, at);
  await theirs.actions.confirm();
  await theirs.actions.askUndo(CITY, at);
  await mine.link.ask({ type: 'decline', city: CITY });
  const [places, asks] = [expect.stringMatching(/ places an? /), expect.stringMatching(/ asks to take /)];
  expect(readBy(mine)).toEqual([places, asks]);
  await theirs.actions.askUndo(CITY, at);
  await mine.link.ask({ type: 'consent', city: CITY, cell: at });
  expect(readBy(mine)).toEqual([places, asks, asks, expect.stringMatching(/ takes the .+ back$/)]);
  expect(readBy(theirs)).toEqual([
    expect.stringMatching(/^You ask/),
    expect.stringMatching(/ would rather leave the tile there$/),
    expect.stringMatching(/^You ask/),
  ]);
});

test('beside an open offer, whose card says what it is, the last line is what came before it', async () => {
  const [mine, theirs] = await partners();
  expect(lastBesideOffer(linesOf(mine))).toBeUndefined();
  await mine.link.ask({ type: 'say', channel: CITY, content: { kind: 'phrase', phrase: 'your-choice' } });
  theirs.actions.act(CITY, theirs.targets.legal.value.get(CITY)?.places[0]?.at ?? [0, 0]);
  await theirs.actions.offer();
  expect(linesOf(mine)).toHaveLength(2);
  expect(lastBesideOffer(linesOf(mine))?.kind).toBe('said');
});
