/** What is still missing, and the buttons that end the waiting. */
import { type OpenTable, seatOf } from '@duopolis/table';
import { words } from '../app/words.ts';
import { Button } from '../controls/button.tsx';
import type { Link } from '../link/link.ts';
import { act } from './act.ts';
import { missing, sayMissing } from './gather.ts';

interface StartProps {
  readonly link: Link;
  readonly open: OpenTable;
  readonly you: string;
}

/** Every free chair gets a bot of the strength that stands in for people. */
async function fillWithBots(link: Link, { chairs, options }: OpenTable): Promise<void> {
  const free = chairs.flatMap(({ holder }, seat) => (holder.kind === 'nobody' ? [seat] : []));
  await Promise.all(free.map((seat) => act(link, { type: 'seat-bot', seat, strength: options.standIn })));
}

export function Start({ link, open, you }: StartProps) {
  const { lobby } = words();
  const isHost = open.host === you;
  const seat = seatOf(open, you);
  const ready = seat !== undefined && open.chairs[seat]?.ready === true;
  const lack = missing(open);
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
            kind="main"
            size="large"
            sign="play"
            disabled={lack.what !== 'nothing'}
            onClick={() => void act(link, { type: 'start' })}
          >
            {lobby.start}
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
