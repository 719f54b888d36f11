/** Requests keep their names on the wire since version 1, whatever the code calls them. */
import type { Request } from '@duopolis/table';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CLIENT_MESSAGE, type ClientMessage, fromWire, toWire } from '../src/index.ts';

const request = (asked: Request): ClientMessage => ({
  type: 'request',
  table: 't',
  id: 'c1',
  request: asked,
  seen: { stream: 'live', number: 4 },
});

test.each<[message: ClientMessage, text: string]>([
  [
    request({ type: 'play', position: 3, move: { type: 'wait', seat: 0 } }),
    '{"type":"command","table":"t","id":"c1","request":{"type":"play","position":3,"command":{"type":"wait","seat":0}},"seen":{"stream":"live","number":4}}',
  ],
  [
    request({
      type: 'play',
      position: 3,
      move: { type: 'place', seat: 0, city: 1, tile: 'S', at: [0, -1] },
      standing: 2,
    }),
    '{"type":"command","table":"t","id":"c1","request":{"type":"play","position":3,"command":{"type":"place","seat":0,"city":1,"tile":"S","at":[0,-1]},"standing":2},"seen":{"stream":"live","number":4}}',
  ],
  [
    request({ type: 'start' }),
    '{"type":"command","table":"t","id":"c1","request":{"type":"start"},"seen":{"stream":"live","number":4}}',
  ],
  [
    request({ type: 'sit', seat: 0, portrait: 'straw-hat' }),
    '{"type":"command","table":"t","id":"c1","request":{"type":"sit","seat":0,"portrait":"straw-hat"},"seen":{"stream":"live","number":4}}',
  ],
  [{ type: 'watch', table: 't' }, '{"type":"watch","table":"t"}'],
  [{ type: 'ping' }, '{"type":"ping"}'],
])('%j travels as %s and is read back', (message, text) => {
  expect(JSON.stringify(toWire(message))).toBe(text);
  expect(fromWire(v.parse(CLIENT_MESSAGE, JSON.parse(text)))).toEqual(message);
});
