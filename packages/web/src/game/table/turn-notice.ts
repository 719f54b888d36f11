/** Notifies the person that the table waits for them, even when they look elsewhere. */
import { roundOf } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { missing } from '../players/missing-people.ts';
import { forgetTurn, noticeTurn } from '../../kit/notify/notify.ts';
import { useWithdrawnPushes } from '../../kit/notify/pushed.ts';
import { pendingWorkOf, isMine } from '../players/pending-work.ts';
import { lobbyWords } from '../gathering/words/lobby-words.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';

/** Everybody is there, and I can start the game. */
const waitsForHost = ({ open, you }: TableView): boolean =>
  open.phase === 'gathering' &&
  open.host === you &&
  open.members.length > 1 &&
  missing(open).what === 'nothing';

export function useTurnNotice(link: Link): void {
  useSignalEffect(() => {
    const view = link.view.value;
    if (view !== undefined && waitsForHost(view)) {
      noticeTurn({ todo: lobbyWords().allSet, where: words().home.table(view.open.options.game) });
      return;
    }
    const work = view?.open.phase === 'playing' ? pendingWorkOf(view) : undefined;
    if (view?.game === undefined || work === undefined || !isMine(work)) {
      forgetTurn();
      return;
    }
    const { open } = view.game;
    const table = tableWords();
    noticeTurn({
      todo: table.pendingWork[work],
      where: table.roundTurn(open.round, open.turn, roundOf(open).turns),
    });
  });
  useEffect(() => forgetTurn, [link]);
  useWithdrawnPushes(link);
}
