/** Setting up a table, in English. */
import { countEn as count } from '@duopolis/words/language';
import type { SetupWords } from './setup-words.ts';

const duration = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? count(seconds / 60, { one: 'minute', other: 'minutes' })
    : count(seconds, { one: 'second', other: 'seconds' });

export const setup: SetupWords = {
  titles: {
    bots: 'Your own table',
    friends: 'Play with friends',
    solo: 'Solo',
    device: 'On the same device',
  },
  abouts: {
    bots: 'You and bots, on this device. Works offline.',
    friends: 'Make a table and send the link. Bots can take any seat.',
    solo: 'You, Autommaso and Automarta, who play by their cards. Works offline.',
    device: 'Pass the device around; hands stay hidden in between. Works offline.',
  },
  people: 'Seats',
  seats: (number) => `${number}`,
  two: 'Two people play',
  twos: { duel: 'Duel', duo: 'Duo with an Automa' },
  twoAbouts: {
    duel: 'Two cities each, and both count together.',
    duo: 'A table of three; an Automa has the third seat.',
  },
  tokens: 'Pick the city tokens',
  tokensPicked: (picked, cities) =>
    picked === 0
      ? 'Each city gets a random landmark.'
      : picked === cities
        ? 'Every city has its landmark.'
        : `${picked} picked; the other ${cities - picked} at random.`,
  secretAutoma: 'The Automa chooses in secret',
  secretAutomaAbout:
    'Its hand and tiles stay hidden until the reveal. Otherwise it assigns first, in the open.',
  capitals: 'With Capitals',
  capitalsAbout: '5×5 cities around landscapes, civic buildings and districts. Best after a first game.',
  strict: 'Printed rules',
  strictAbout:
    'Choices and placements are final. Nobody talks before the reveal; after it, everyone hears everything.',
  box: {
    title: 'Pieces from your own box',
    about:
      'The Automa cards, their tie-break list, the mats and the types of civic tiles here are our own. If you own the game, play with your pieces: load them from a file.',
    edit: 'Enter your pieces',
    load: 'Load a file',
    save: 'Save as a file',
    remove: 'Use our pieces',
    loaded: (lists) => `Your own: ${lists.join(', ')}.`,
    nothingNew: 'This file has the same pieces as ours.',
    wrong: (problem) => `These pieces can’t be used: ${problem}`,
    say: 'With the pieces from the host’s box.',
  },
  strength: 'Bots',
  strengths: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  strengthAbouts: {
    easy: 'Plays by simple habits.',
    medium: 'Looks at both cities before it chooses.',
    hard: 'Plays out many ways the game could continue.',
  },
  pace: 'Pace',
  paces: {
    quick: 'Quick',
    calm: 'Calm',
    relaxed: 'No clock',
    day: 'A day per move',
    days: 'Three days per move',
  },
  paceAbouts: {
    quick: '45 seconds to choose, a minute to place',
    calm: '2 minutes to choose, 3 to place',
    relaxed: 'Everyone takes their time',
    day: 'A move a day, at your own pace',
    days: 'For busy weeks: up to three days for each move',
  },
  who: 'Who can join',
  accesses: { open: 'Anyone', private: 'Only with the link' },
  accessAbouts: { open: 'The table is in the list of open tables.', private: 'Nobody else sees it.' },
  more: 'More options',
  seating: 'Seating',
  seatings: { numbers: 'At random', card: 'By a seating card' },
  seatingAbouts: {
    numbers: 'Everyone draws a number.',
    card: 'Everyone answers one question; the answers set the order.',
  },
  watching: 'Who can watch',
  watchers: { nobody: 'Nobody', invited: 'Anyone with the link', everyone: 'Anyone' },
  delay: 'Delay for spectators',
  phrases: 'Ready phrases only',
  phrasesAbout: 'No free text; everyone reads the phrases in their own language.',
  standIn: 'Who plays for someone who drops out',
  standInAbout: 'Until they come back and take the seat again.',
  grace: 'After',
  duration,
  soloKind: 'Mode',
  soloKinds: { simple: 'Simple', full: 'Full' },
  soloKindAbouts: {
    simple: 'Three tiles to share out each turn, and a random one for every city.',
    full: 'Hands are dealt to everyone, and the Automas choose by their cards.',
  },
  level: 'Level',
  levels: {
    1: 'First walk',
    2: 'Apprentice',
    3: 'Builder',
    4: 'Architect',
    5: 'Planner',
    6: 'Master builder',
    7: 'Founder of cities',
  },
  levelAbout: (level, points) => {
    const more = count(Math.abs(points), { one: 'point', other: 'points' });
    const what =
      points === 0 ? 'Automacity as it is.' : `Automacity gets ${more} ${points < 0 ? 'less' : 'more'}.`;
    return level === 2 ? `${what} Start here; once you win steadily, try level 4.` : what;
  },
  nameFirst: 'Enter your name first; others see it at the table.',
  names: 'People at this device',
  nameOf: (number) => `Name ${number}`,
  addPerson: 'Add a person',
  removePerson: (number) => `Remove person ${number}`,
  botsFill: (bots) =>
    bots === 0 ? 'No bots.' : `${count(bots, { one: 'bot takes', other: 'bots take' })} the other seats.`,
  campaign: 'Campaign of three or six games',
  summary: 'Your game',
  start: 'Start the game',
  make: 'Make the table',
  sayTable: (seats) =>
    `${seats} seats in a ring and ${seats} cities between them; each builds with both neighbours, and the weaker city counts.`,
  sayDuel: 'Two players with two cities each. Every round is played twice, and both cities count.',
  sayDuo: 'Two players and an Automa in a ring of three; the weaker city counts.',
  saySolo: {
    simple: 'You build Leftville and Rightown from three tiles a turn, against Automacity.',
    full: 'You share Leftville and Rightown with two Automas and must beat their Automacity.',
  },
  sayCapitals: 'With Capitals: landscape, civic buildings, districts.',
  sayLive: (choose, place) => `${duration(choose)} to choose, ${duration(place)} to place.`,
  sayRelaxed: 'No clock.',
  sayDays: (hours) => `${count(hours, { one: 'hour', other: 'hours' })} for each move.`,
  sayOpen: 'Anyone can sit down.',
  sayPrivate: 'Only people with the link can sit down.',
  sayLinkOnly: 'Only people with the link can play or watch.',
  sayWatched: {
    nobody: 'Nobody can watch.',
    invited: 'People with the link can watch.',
    everyone: 'Anyone can watch.',
  },
  sayDelay: (seconds) => `Spectators see it ${duration(seconds)} later.`,
  sayPhrases: 'Talk is by ready phrases only.',
  sayStrict: 'By the printed rules: choices and placements are final, and talk is open.',
};
