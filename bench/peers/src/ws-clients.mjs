/** The clients of plain ws. */
import { WebSocket } from 'ws';
import { placement, playSeven } from './seven.mjs';

await playSeven(async (address, room, seat, received) => {
  const table = `table-${room}-of-fifty`;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/${table}`, { perMessageDeflate: false });
  socket.on('message', (data) => received(JSON.parse(Buffer.from(data).toString()).type === 'done'));
  await new Promise((resolve) => void socket.on('open', resolve));
  return (nth) => {
    const request = { type: 'play', position: nth, command: placement(seat, nth) };
    socket.send(JSON.stringify({ type: 'command', table, id: `${nth}`, request }));
  };
});
