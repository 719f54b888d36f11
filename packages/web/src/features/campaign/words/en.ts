/** The campaign in English. */
import type { CampaignWords } from './campaign-words.ts';

export const campaign: CampaignWords = {
  title: 'Campaign',
  about:
    'A series of solo games. Each one scores your weaker city, plus the points that city made for one building type you pick, doubled if you won. Each type can be picked once.',
  length: 'How long?',
  lengths: { 3: 'Three games', 6: 'Six games' },
  lengthAbout: { 3: 'You pick three of the six types.', 6: 'You pick every type once.' },
  kind: 'Which game?',
  kindAbout: {
    simple: 'Three tiles each turn, quick.',
    full: 'Hands are dealt to everyone, and the Automas choose by their cards.',
  },
  level: 'Level',
  begin: 'Begin the campaign',
  game: (game, games) => `Game ${game} of ${games}`,
  play: (game) => `Play game ${game}`,
  goOn: (game) => `Continue game ${game}`,
  won: 'won',
  lost: 'lost',
  counted: ({ city, score, type, bonus }) => `${city} ${score}, ${type} +${bonus}`,
  notPlayed: 'not played yet',
  beingPlayed: 'being played',
  total: 'Campaign points',
  pickTitle: 'Pick a type for the bonus',
  pickWon:
    'You won: its points in your weaker city count twice on top. Each type can be picked once per campaign.',
  pickLost: 'Its points in your weaker city count on top. Each type can be picked once per campaign.',
  pickCity: 'Your cities are tied. Which one counts?',
  pick: (type, points) => `Pick ${type}: ${points}`,
  picked: 'picked before',
  over: 'The campaign is over.',
  place: (place) => `Number ${place} on this device’s list.`,
  noPlace: 'Not in this device’s top ten this time.',
  again: 'A new campaign',
  abandon: 'Give up the campaign',
  abandonTitle: 'Give up this campaign?',
  abandonAbout: 'Its games no longer count. High scores stay.',
  keep: 'Keep playing',
  scores: 'High scores',
};
