/** Every limit on accepted input, on one page. docs/SECURITY.md lists them; a test compares both. */

export const LIMITS = {
  // Game
  seats: 7,
  cellReach: 99,
  chosenTiles: 7,
  tileText: 6,

  // JSON
  jsonDepth: 32,
  time: 8_640_000_000_000_000,

  // Components of a boxed copy
  componentsText: 131_072,
  buildingsOfAKind: 200,
  componentsList: 200,
  componentNumber: 9_999,
  componentName: 200,
  mats: 16,
  matText: 60,
  automaColumn: 20,
  tieList: 10,

  // Records and campaigns
  recordText: 262_144,
  recordFile: 20_000_000,
  recordName: 200,
  recordSeed: 1_000,
  recordList: 64,
  recordEntries: 2_000,
  recordPoints: 10_000,
  recordNumber: 1_000_000_000,
  campaignText: 1_048_576,
  storedEntries: 10_000,

  // Links
  linkText: 65_536,
  linkUnpacked: 262_144,
  embedUrl: 2_000,
  localeText: 35,

  // Names and talk
  displayName: 24,
  memberName: 40,
  enteredText: 1_000,
  chatText: 280,
  seatingAnswer: 60,

  // Tables
  membersPerTable: 100,
  tablesPerDeal: 500,
  gamesPerTable: 300,
  bytesPerTable: 16_777_216,
  botTablesPerPerson: 8,
  botGamesAtOnce: 12,
  botGamesPerMinute: 6,
  thoughtsPerPerson: 40,
  waitingCommands: 256,
  bytesPerHour: 16_777_216,
  peoplePerDay: 5_000,

  // HTTP
  bodyBytes: 8_192,
  tableBodyBytes: 65_536,
  bodyChunks: 1_024,
  idText: 64,
  codeText: 40,
  strengthText: 20,
  protocolVersions: 16,

  // Notices
  waysPerPerson: 12,
  tablesPerWay: 100,
  noticeAddress: 1_000,
  noticeKey: 200,
  noticeLink: 300,
  mailAddress: 200,
  zoneName: 64,
  noticeAnswerBytes: 16_384,
  tablesPerNotice: 10,

  // Socket
  messageBytes: 16_384,
  socketsPerPerson: 16,
  tablesPerSocket: 40,
  unreadBytes: 1_048_576,
  eventsPerMessage: 100_000,

  // Terminal
  inputLine: 262_144,
  argumentText: 10_000,
  citiesPerTable: 100,
  cityText: 1_000,
  botLine: 65_536,
} as const satisfies Readonly<Record<string, number>>;
