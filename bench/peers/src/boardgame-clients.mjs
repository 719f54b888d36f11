/** The clients of boardgame.io: its messages over socket.io, without its client's own copy of the game. */
import { io } from 'socket.io-client';
import { placement, playSeven } from './seven.mjs';

await playSeven(async (address, room, seat, received) => {
  const [match, player] = [`match-${room}`, `${seat}`];
  const socket = io(`${address}/table`, { transports: ['websocket'], forceNew: true });
  let state = 0;
  const synced = new Promise((resolve) => {
    socket.on('sync', (_, { state: { _stateID: id } }) => {
      state = id;
      resolve();
    });
  });
  socket.on('update', (_, { _stateID: id }, log) => {
    state = id;
    received(log.some(({ action }) => action.payload.playerID === player));
  });
  socket.on('connect', () => socket.emit('sync', match, player, undefined, 7));
  await synced;
  return (nth) => {
    const payload = { type: 'place', args: [placement(seat, nth)], playerID: player };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state, match, player);
  };
});
