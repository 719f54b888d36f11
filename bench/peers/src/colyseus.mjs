/** Colyseus: a room broadcasts every command to its seven at once and answers the sender; nothing is stored. */
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Table extends Room {
  maxClients = 7;
  number = 0;

  onCreate() {
    this.onMessage('play', (client, { id, command }) => {
      this.number += 1;
      this.broadcast('events', { at: this.number, event: { ...command, type: 'placed' }, time: Date.now() });
      client.send('done', { id });
    });
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('table', Table);
const PORT = 20_000 + (process.pid % 20_000);
await server.listen(PORT, '127.0.0.1');
console.log(`http://127.0.0.1:${PORT}`);
