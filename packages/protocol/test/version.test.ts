/** Clients and servers of different versions agree on a common one, and old clients accept unknown messages. */
import { firstView, type SeenTableEvent, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import {
  agreedOn,
  connect,
  isOutdated,
  readProtocols,
  socketAddress,
  type SocketListener,
  type WireMessage,
} from '../src/index.ts';

test.each<[ours: string, theirs: string, agreed: number | undefined, outdated: boolean]>([
  ['1', '1', 1, false],
  ['1,2', '1', 1, false],
  ['1', '2,1', 1, false],
  ['2,1', '1,2,3', 2, false],
  ['1', '2,3', undefined, true],
  ['1,2', '3,4', undefined, true],
  ['3,4', '1,2', undefined, false],
])('a client with %s and a server with %s agree on %s', (ours, theirs, agreed, outdated) => {
  const [one, other] = [readProtocols(ours), readProtocols(theirs)];
  expect([agreedOn(one, other), agreedOn(other, one), isOutdated(one, other)]).toEqual([
    agreed,
    agreed,
    outdated,
  ]);
});

test.each([
  [undefined, [1]],
  ['', []],
  ['x,2,-1,1.5,3', [2, 3]],
  ['9'.repeat(40), []],
])('%j names the versions %j', (named, versions) => {
  expect(readProtocols(named)).toEqual(versions);
});

test('the request for the socket names the versions', () => {
  expect(socketAddress('https://example.org', [3, 4])).toBe('wss://example.org/api/socket?protocol=3,4');
});

/** A client on a connection that the test controls. */
function clientOf(protocol = 9) {
  const sent: WireMessage[] = [];
  let listener: SocketListener | undefined;
  const connection = connect({
    open: (given) => {
      listener = given;
      return { send: (text) => void sent.push(JSON.parse(text) as WireMessage), close: () => {} };
    },
    later: () => () => {},
    random: () => 0,
    newId: () => 'c1',
  });
  const says = (message: object): void => listener?.received(JSON.stringify(message));
  says({ type: 'welcome', protocol, you: 'ann', name: 'Ann', now: 1, weather: 'fine' });
  return { connection, sent, says };
}

/** Ann at a table, with the events received so far. */
function watching() {
  const { connection, sent, says } = clientOf();
  const views: TableView[] = [];
  const link = connection.table('t', { onView: (view) => void views.push(view) });
  link.watch();
  says({ type: 'view', table: 't', at: { stream: 'live', number: 1 }, view: firstView('ann'), sky: 'blue' });
  const events = (number: number, event: object): void =>
    says({ type: 'events', table: 't', at: { stream: 'live', number }, events: [event] });
  return { link, sent, says, events, views };
}

test.each<[protocol: number, hidden: object]>([
  [3, {}],
  [4, { hidden: true }],
])('a hidden page is sent to a server of version %i as %j', (protocol, hidden) => {
  const { connection, sent, says } = clientOf(protocol);
  const link = connection.table('t');
  link.show('hidden');
  expect(sent).toEqual([]);
  link.watch();
  link.show('hidden');
  link.show('visible');
  const [watch, still] = [
    { type: 'watch', table: 't' },
    { type: 'watch', table: 't', ...hidden },
  ];
  expect(sent).toEqual([still, watch]);
  link.show('hidden');
  says({ type: 'welcome', protocol, you: 'ann', name: 'Ann', now: 1 });
  expect(sent.slice(2)).toEqual([still, still]);
});

test.each<[protocol: number, portrait: object]>([
  [3, {}],
  [4, { portrait: 'beret' }],
])('a portrait is sent to a server of version %i as %j', (protocol, portrait) => {
  const { connection, sent } = clientOf(protocol);
  void connection.table('t').ask({ type: 'sit', seat: 0, portrait: 'beret' });
  expect(sent).toEqual([
    { type: 'command', table: 't', id: 'c1', request: { type: 'sit', seat: 0, ...portrait } },
  ]);
});

test('unknown messages and fields are ignored', () => {
  const { says, views } = watching();
  says({ type: 'rain', table: 't' });
  expect(views.length).toBe(1);
});

test.each([
  [2, { stream: 'live', number: 2 }],
  [3, { stream: 'live', number: 2, time: 7 }],
])('the last event is sent to a server of version %i as %j', async (protocol, place) => {
  const { link, sent, says } = watching();
  const joined = { type: 'joined', at: 7, member: 'ben', name: 'Ben' };
  says({ type: 'events', table: 't', at: { stream: 'live', number: 2, time: 7 }, events: [joined] });
  void link.ask({ type: 'start' });
  sent.length = 0;
  says({ type: 'welcome', protocol, you: 'ann', name: 'Ann', now: 1 });
  expect(sent).toEqual([
    { type: 'watch', table: 't', after: place },
    { type: 'command', table: 't', id: 'c1', request: { type: 'start' }, seen: place },
  ]);
});

test('an unknown event leaves the view unchanged, and the next one is in order', () => {
  const { events, views, link, sent } = watching();
  events(2, { type: 'rained', at: 1 });
  const came: SeenTableEvent = { type: 'joined', at: 2, member: 'ben', name: 'Ben' };
  events(3, came);
  expect(views.length).toBe(3);
  expect(link.view()?.open.members.map(({ id }) => id)).toEqual(['ben']);
  expect(sent.filter(({ type }) => type === 'watch').length).toBe(1);
});

test('a game event that can’t be folded leads to a fresh view', () => {
  const { events, sent } = watching();
  events(2, { type: 'game', at: 1, event: { type: 'flooded', city: 0 } });
  expect(sent.at(-1)).toEqual({ type: 'watch', table: 't' });
});

test('an unknown reason still answers the request', async () => {
  const { link, says } = watching();
  const asked = link.ask({ type: 'start' });
  says({ type: 'error', code: 'too-stormy', table: 't', id: 'c1' });
  expect(await asked).toEqual({ ok: false, error: { code: 'too-stormy' } });
});
