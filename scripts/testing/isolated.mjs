/** Tests of the client that replace globals, clocks or modules: each has a worker of its own. All others share workers. */
export const ISOLATED = [
  'packages/web/test/{kit/{account,controls,keys,notify,page,routing,settings,store,words},game/{link,primer,saves},features/{box,rules,statistics}}/**/*.test.{ts,tsx}',
  'packages/web/test/game/motion/{director,motion-words,reveal,reveal-steps}.test.ts',
  'packages/web/test/game/{table/{cues,district-places,own-city,phone-parts,renders,top-bar},board/{board,board-input,cell-name},explain/tooltip,hand/hand-panel,recap/recap}.test.ts',
  'packages/web/test/game/{ending/{counting,end-screen},setup/saved-box,talk/{answer-keys,chip-groups,exchange,offer-card,offer-words,strict-channel,talk-fold},turn/offered-space}.test.ts',
  'packages/web/test/game/{record/playback,share/card-dialog}.test.ts',
  'packages/web/test/features/{lobby/invited,puzzles/placement-puzzle,replay/review/*}.test.ts',
  'packages/web/test/game/score/{ceremony,track-bars}.test.ts',
  'packages/web/test/kit/sound/prepared.test.ts',
];

/** What a test of the client must not do in a worker that it shares. */
export const REPLACES =
  /openPage|openFakePage|stubGlobal|(assign|defineProperty)\(globalThis|useFakeTimers|vi\.(mock|doMock)/;
