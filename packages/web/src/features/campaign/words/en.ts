/** The campaign in English. */
import type { CampaignWords } from './campaign-words.ts';

export const campaign: CampaignWords = {
  title: 'Campaign',
  about:
    'Solo games in a row. Each one scores your lower city, plus the points that city made for one building type you pick, doubled if you won. Every type can be picked once.',
  length: 'How long?',
  lengths: { 3: 'Three games', 6: 'Six games' },
  lengthAbout: { 3: 'You pick three of the six types.', 6: 'You pick every type once.' },
  kind: 'Which game?',
  kindAbout: {
    simple: 'Three tiles each turn, quick.',
    full: 'All hands are dealt, and you see the Automas’ tiles.',
  },
  level: 'Level',
  begin: 'Begin the campaign',
  game: (game, games) => `Game ${game} of ${games}`,
  play: (game) => `Play game ${game}`,
  goOn: (game) => `Go on with game ${game}`,
  won: 'won',
  lost: 'lost',
  counted: (city, score, type, bonus) => `${city} ${score}, ${type} +${bonus}`,
  notPlayed: 'not played yet',
  beingPlayed: 'being played',
  total: 'Campaign points',
  pickTitle: 'Pick a type for the bonus',
  pickWon:
    'You won: its points in your lower city count twice on top. Each type can be picked once a campaign.',
  pickLost: 'Its points in your lower city count on top. Each type can be picked once a campaign.',
  pickCity: 'Your cities tie. Which one counts?',
  pick: (type, points) => `Pick ${type}: ${points}`,
  picked: 'picked before',
  over: 'The campaign is over.',
  place: (place) => `Number ${place} on this device’s list.`,
  noPlace: 'Not among this device’s best ten this time.',
  again: 'A new campaign',
  abandon: 'Give up the campaign',
  abandonTitle: 'Give up this campaign?',
  abandonAbout: 'Its games no longer count. High scores stay.',
  keep: 'Keep playing',
  scores: 'High scores',
  onward: 'On with the campaign',
};
