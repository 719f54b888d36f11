/** What is still missing, and the buttons to start. */
import { type OpenTable, seatOf } from '@duopolis/table';
import { announce } from '../../kit/controls/announce.tsx';
import { Button } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { missing } from '../players/missing-people.ts';
import { freeChairs, sitDown } from '../link/sit-down.ts';
import { sayMissing } from './say-missing.ts';
import { lobbyWords } from './words/lobby-words.ts';
import './start.css';
import './gather-card.css';

interface StartProps {
  readonly link: Link;
  readonly open: OpenTable;
  readonly you: string;
}

/** Every free chair gets a bot of the strength that stands in for people. */
async function fillWithBots(link: Link, open: OpenTable): Promise<void> {
  const strength = open.options.standIn;
  await Promise.all(freeChairs(open).map((seat) => act(link, { type: 'seat-bot', seat, strength })));
}

export function Start({ link, open, you }: StartProps) {
  const lobby = lobbyWords();
  const isHost = open.host === you;
  const seat = seatOf(open, you);
  const ready = seat !== undefined && open.chairs[seat]?.ready === true;
  const lack = missing(open);
  const isFree = freeChairs(open).length > 0;
  return (
    <div class="gather-start">
      <p role="status">{sayMissing(lobby, open, you)}</p>
      <div class="gather-actions">
        {isHost && lack.what === 'chairs' && (
          <Button sign="bot" onClick={() => void fillWithBots(link, open)}>
            {lobby.fillWithBots}
          </Button>
        )}
        {isHost && (
          <Button
            kind={lack.what === 'chairs' ? 'plain' : 'main'}
            size="large"
            sign="play"
            unavailable={lack.what !== 'nothing'}
            onRefused={() => announce(sayMissing(lobby, open, you))}
            onClick={() => void act(link, { type: 'start' })}
          >
            {lobby.start}
          </Button>
        )}
        {seat === undefined && isFree && (
          <Button
            kind={isHost && lack.what !== 'chairs' ? 'plain' : 'main'}
            size={isHost ? 'usual' : 'large'}
            sign="person"
            onClick={() => void sitDown(link)}
          >
            {lobby.sitDown}
          </Button>
        )}
        {!isHost && seat !== undefined && (
          <Button
            kind={ready ? 'plain' : 'main'}
            size="large"
            sign={ready ? 'undo' : 'check'}
            onClick={() => void act(link, { type: 'ready', ready: !ready })}
          >
            {ready ? lobby.notYet : lobby.iAmReady}
          </Button>
        )}
      </div>
    </div>
  );
}
