/** A score sheet as a play for the BG Stats app (a `.bgsplay` file). */
import type { ScoreSheet } from './sheet.ts';

export function sheetBgStats({ played, capitals, players, tokens, cities, result }: ScoreSheet): string {
  const name = capitals ? 'Between Two Cities: Capitals' : 'Between Two Cities';
  return JSON.stringify({
    sourceName: 'Duopolis',
    sourcePlayId: `duopolis ${played}`,
    playDate: played,
    game: { name, sourceGameId: name, highestWins: true, noPoints: false },
    comments: cities.map((grid, city) => `${tokens[city]} ${result.cities[city]?.total}: ${grid}`).join('\n'),
    players: result.seats.map(({ score, rank }, seat) => ({
      name: players[seat],
      sourcePlayerId: players[seat],
      score: String(score),
      rank,
      winner: rank === 1,
      startPlayer: false,
    })),
  });
}
