/** The clients of Colyseus, by its own library. */
import { Client } from '@colyseus/sdk';
import { placement, playSeven } from './seven.mjs';

const ids = new Map();

await playSeven(async (address, nth, seat, received) => {
  const client = new Client(address);
  const room = seat === 0 ? await client.create('table') : await client.joinById(ids.get(nth));
  ids.set(nth, room.roomId);
  room.onMessage('events', () => received(false));
  room.onMessage('done', () => received(true));
  return (count) => room.send('play', { id: `${count}`, command: placement(seat, count) });
});
