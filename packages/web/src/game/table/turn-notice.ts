/** Notifies the person that the table waits for them, even when they look elsewhere. */
import { roundOf } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { missing } from '../players/missing-people.ts';
import { forgetTurn, noticeTurn } from '../../kit/notify/notify.ts';
import { useWithdrawnPushes } from '../../kit/notify/pushed.ts';
import { dutyOf, isMine } from '../players/pending-work.ts';
import { lobbyWords } from '../gathering/words/lobby-words.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/game-words.ts';

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
      const { mode, seats, capitals } = view.open.options.game;
      noticeTurn(true, { todo: lobbyWords().allSet, where: words().home.table(mode, seats, capitals) });
      return;
    }
    if (view?.open.phase !== 'playing' || view.game === undefined) {
      forgetTurn();
      return;
    }
    const duty = dutyOf(view);
    const { open } = view.game;
    const table = tableWords();
    noticeTurn(isMine(duty), {
      todo: table.duties[duty],
      where: table.roundTurn(open.round, open.turn, roundOf(open).turns),
    });
  });
  useEffect(() => forgetTurn, [link]);
  useWithdrawnPushes(link);
}
