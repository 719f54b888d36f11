/** boardgame.io: seven may move at once, a move puts a tile into a city; its server sends everyone their view of the state. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

const FULL = 16;

const TABLE = {
  name: 'table',
  setup: () => ({ cities: Array.from({ length: 7 }, () => []), hands: {} }),
  turn: { activePlayers: { all: 'placing' }, stages: { placing: {} } },
  moves: {
    place: {
      /** Players move without waiting for each other. */
      ignoreStaleStateID: true,
      move: ({ G, playerID }, { city, tile, at }) => {
        if (G.cities[city].length === FULL) G.cities[city] = [];
        G.cities[city].push({ tile, at, seat: playerID });
      },
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};

const PORT = 20_000 + (process.pid % 20_000);
const server = Server({ games: [TABLE], origins: [Origins.LOCALHOST] });
await server.run({ port: PORT });
console.log(`http://127.0.0.1:${PORT}`);
