/** Shown instead of a screen or a list: nothing yet, not found, errors. */
import { NoDeal } from '../../features/duplicate/no-deal.tsx';
import { duplicateWords } from '../../features/duplicate/words/duplicate-words.ts';
import { OpenInOtherTab } from '../../features/learn/other-tab.tsx';
import { GonePage, RefusedPage } from '../../features/lobby/no-table.tsx';
import '../../features/home/continue-games.css';
import { Games } from '../../features/replay/replay-games.tsx';
import '../../game/link/connection-status.css';
import { type Line, sayLine } from '../../game/link/connection-sentence.ts';
import { onlineWords } from '../../game/link/words/online-words.ts';
import { OffLine } from '../../kit/notify/off-line.tsx';
import { Broken, Loading, NotFoundPage } from '../../kit/page/page-states.tsx';
import type { Exhibit, GalleryPart } from './exhibit.ts';

const nothing = (): void => {};

const GONE = ['left', 'removed', 'closed', 'no-such-table'] as const;

const gone: readonly Exhibit[] = GONE.map((why) => ({
  name: `Table: ${why}`,
  Show: () => <GonePage why={why} again={nothing} />,
}));

const LINES: readonly Line[] = [
  { state: 'connecting', network: true, restarting: false, retry: undefined },
  { state: 'waiting', network: true, restarting: false, retry: 4 },
  { state: 'waiting', network: true, restarting: true, retry: 4 },
  { state: 'waiting', network: false, restarting: false, retry: undefined },
];

const Lines = () => (
  <>
    {LINES.map((line, nth) => (
      <p key={nth} class="line-status">
        {sayLine(onlineWords(), line)}
      </p>
    ))}
  </>
);

export const states: GalleryPart = async () => [
  { name: 'Loading', Show: Loading },
  { name: 'Connection', Show: Lines },
  {
    name: 'Notices switched off',
    Show: () => (
      <div class="home-off">
        <OffLine label="nora@example.org" dismiss={nothing} />
      </div>
    ),
  },
  { name: 'No games yet', Show: Games },
  { name: 'A screen broke', Show: () => <Broken why="broke" /> },
  { name: 'A screen did not load', Show: () => <Broken why="not-loaded" /> },
  { name: 'No such page', Show: () => <NotFoundPage path="/nowhere" /> },
  ...gone,
  { name: 'Table: refused', Show: () => <RefusedPage problem={{ code: 'wrong-code' }} again={nothing} /> },
  { name: 'No such deal', Show: () => <NoDeal>{duplicateWords().lost}</NoDeal> },
  { name: 'Open in another tab', Show: () => <OpenInOtherTab onTake={nothing} /> },
];
