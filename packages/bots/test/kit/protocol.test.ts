/** The bot protocol: real messages fit the schemas that are checked in, and every wrong line is the right fault. */
import { readFileSync } from 'node:fs';
import { type Command, legalFor, seatView } from '@duopolis/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { BOTS } from '../../src/index.ts';
import { readCommand, readHello } from '../../src/kit/read-answers.ts';
import { type HostMessage, makeMessage, PROTOCOL, type ProgramMessage } from '../../src/kit/bot-protocol.ts';
import { GAMES, play } from './play.ts';

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8')) as object;

const ajv = new Ajv2020({ allErrors: true });
const isHost = ajv.compile(schemaOf('host'));
const isProgram = ajv.compile(schemaOf('program'));

const errorsOf = (check: typeof isHost, message: unknown): unknown => (check(message) ? [] : check.errors);
const sent = (message: HostMessage): unknown => JSON.parse(makeMessage(message));

test.each(GAMES)(
  'every message of a game of $mode, $seats seats, Capitals $capitals fits the schema',
  (options) => {
    const { steps, end } = play(options, 'protocol', () => BOTS.random);
    for (const [nth, { state, seat, command }] of steps.entries()) {
      const view = seatView(state, seat);
      expect(errorsOf(isHost, sent({ type: 'view', view }))).toEqual([]);
      const legal = legalFor(view);
      const decide: HostMessage = { type: 'decide', id: nth + 1, milliseconds: 100, legal };
      expect(errorsOf(isHost, sent(decide))).toEqual([]);
      const answer: ProgramMessage = { type: 'command', id: nth + 1, command };
      expect(errorsOf(isProgram, answer)).toEqual([]);
      expect(readCommand(JSON.stringify(answer), nth + 1, legal)).toMatchObject({ ok: true });
    }
    const { result } = end.open;
    if (result === undefined) throw new Error('the game has no result');
    for (const message of [
      { type: 'begin', game: 'g', seat: 0, options, milliseconds: 100 },
      { type: 'end', game: 'g', seat: 0, result },
    ] as const) {
      expect(errorsOf(isHost, sent(message))).toEqual([]);
    }
  },
);

test.each<[string, HostMessage]>([
  ['hello', { type: 'hello', protocol: PROTOCOL, name: 'duopolis' }],
  ['offer', { type: 'offer', id: 3, from: 1, offer: { seat: 1, city: 0, tile: 'S-F', at: [0, -1] } }],
])('%s of the host fits the schema', (_, message) => {
  expect(errorsOf(isHost, sent(message))).toEqual([]);
});

test.each<[string, ProgramMessage]>([
  ['hello', { type: 'hello', protocol: PROTOCOL, name: 'Ann', offers: true }],
  ['command', { type: 'command', id: 1, index: 0 }],
  ['answer', { type: 'answer', id: 3, accept: false, counter: { seat: 1, city: 0, tile: 'P', at: [1, 1] } }],
])('%s of a program fits the schema', (_, message) => {
  expect(errorsOf(isProgram, message)).toEqual([]);
});

test.each([
  { type: 'view', view: { viewer: 0, hand: ['X'], held: [], open: {} } },
  { type: 'decide', id: 1, milliseconds: 100, legal: [] },
  { type: 'hello', protocol: 'duopolis-bot/2', name: 'x' },
  { type: 'goodbye' },
])('the host never says %j', (message) => {
  expect(isHost(message)).toBe(false);
});

test.each([
  { type: 'command', id: 1 },
  { type: 'command', id: 1, index: -1 },
  { type: 'command', id: 1, command: { type: 'choose', seat: 0, tiles: ['S'] } },
  { type: 'hello', protocol: PROTOCOL, name: '' },
])('%j is no message of a program', (message) => {
  expect(isProgram(message)).toBe(false);
});

const LEGAL: readonly Command[] = [
  { type: 'choose', seat: 0, tiles: ['S', 'F'] },
  { type: 'place', seat: 0, city: 1, tile: 'S', at: [0, 1] },
  { type: 'wait', seat: 0 },
];

test.each<[line: string, nth: number]>([
  ['{"type":"command","id":7,"index":0}', 0],
  ['{"type":"command","id":7,"command":{"type":"choose","seat":0,"tiles":["S","F"]}}', 0],
  ['{"type":"command","id":7,"command":{"tiles":["F","S"],"seat":0,"type":"choose"}}', 0],
  [
    '{"at":[0,1],"type":"command","id":7,"command":{"at":[0,1],"tile":"S","city":1,"seat":0,"type":"place"}}',
    1,
  ],
  ['{"type":"command","id":7,"index":2,"why":"I wait"}', 2],
])('%s answers with legal command %i', (line, nth) => {
  expect(readCommand(line, 7, LEGAL)).toEqual({ ok: true, value: LEGAL[nth] });
});

test.each(['{"type":"command","id":6,"index":0}', '{"type":"log","text":"thinking"}'])(
  '%s answers something else and is skipped',
  (line) => {
    expect(readCommand(line, 7, LEGAL)).toEqual({ ok: true, value: undefined });
  },
);

test.each<[line: string, code: string]>([
  ['S F', 'garbage'],
  ['{"type":"command","id":7', 'garbage'],
  ['[]', 'wrong-answer'],
  ['null', 'wrong-answer'],
  ['{"id":7,"index":0}', 'wrong-answer'],
  ['{"type":"command","id":7}', 'wrong-answer'],
  ['{"type":"command","id":7,"index":3}', 'wrong-answer'],
  ['{"type":"command","id":7,"index":-1}', 'wrong-answer'],
  ['{"type":"command","id":7,"index":"0"}', 'wrong-answer'],
  ['{"type":"command","id":8,"index":0}', 'wrong-answer'],
  ['{"type":"command","id":7,"command":{"type":"choose","seat":1,"tiles":["S","F"]}}', 'wrong-answer'],
  ['{"type":"command","id":7,"command":{"type":"choose","seat":0,"tiles":["S"]}}', 'wrong-answer'],
  ['{"type":"command","id":7,"command":"wait"}', 'wrong-answer'],
])('%s is the fault %s', (line, code) => {
  expect(readCommand(line, 7, LEGAL)).toMatchObject({ ok: false, error: { code } });
});

test('a long wrong line is cut in the report', () => {
  const read = readCommand('x'.repeat(1000), 7, LEGAL);
  expect(!read.ok && 'line' in read.error && read.error.line).toBe(`${'x'.repeat(120)}…`);
});

test.each<[line: string, ok: boolean]>([
  ['{"type":"hello","protocol":"duopolis-bot/1","name":"Ann"}', true],
  ['{"type":"hello","protocol":"duopolis-bot/2","name":"Ann"}', false],
  ['{"type":"hello","protocol":"duopolis-bot/1","name":""}', false],
  ['{"type":"hi","protocol":"duopolis-bot/1","name":"Ann"}', false],
  ['hello', false],
])('%s as a hello: %s', (line, isGood) => {
  expect(readHello(line).ok).toBe(isGood);
});
