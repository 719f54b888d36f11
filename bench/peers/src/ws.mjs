/** Plain ws: knows no rules, filters nothing, writes an event once and sends it to the seven of a room; with --data it is durable first. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { WebSocketServer } from 'ws';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const rooms = new Map();

/** All commands of one tick are one transaction, sent to nobody before it is committed. */
function openLog(folder) {
  const db = new DatabaseSync(join(folder, 'log.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE log (id INTEGER PRIMARY KEY, room TEXT NOT NULL, event TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO log (room, event) VALUES (?, ?)');
  let waiting = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    db.exec('BEGIN IMMEDIATE');
    for (const { room, event } of batch) insert.run(room, event);
    db.exec('COMMIT');
    for (const { kept } of batch) kept();
  };
  return (room, event, kept) => {
    waiting.push({ room, event, kept });
    if (waiting.length === 1) setImmediate(flush);
  };
}

const keep = values.data === undefined ? (_room, _event, kept) => kept() : openLog(values.data);

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  const name = url.slice(1);
  if (!rooms.has(name)) rooms.set(name, { number: 0, sockets: [] });
  const room = rooms.get(name);
  room.sockets.push(socket);
  socket.on('message', (data) => {
    const { id, request } = JSON.parse(Buffer.from(data).toString());
    const event = JSON.stringify({
      type: 'game',
      at: Date.now(),
      event: { ...request.command, type: 'placed' },
    });
    keep(name, event, () => {
      const at = JSON.stringify({ stream: 'live', number: ++room.number });
      const text = `{"type":"events","table":"${name}","at":${at},"events":[${event}]}`;
      for (const other of room.sockets) other.send(text);
      socket.send(`{"type":"done","table":"${name}","id":"${id}"}`);
    });
  });
});
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${http.address().port}`));
