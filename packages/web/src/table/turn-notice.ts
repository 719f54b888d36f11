/** Tells the person that the table waits for them, also when they look elsewhere. */
import { roundOf } from '@duopolis/rules';
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../app/words.ts';
import type { Link } from '../link/link.ts';
import { forgetTurn, noticeTurn } from '../notify/notify.ts';
import { dutyOf, isMine } from './duty.ts';

export function useTurnNotice(link: Link): void {
  useSignalEffect(() => {
    const view = link.view.value;
    if (view?.open.phase !== 'playing' || view.game === undefined) {
      forgetTurn();
      return;
    }
    const duty = dutyOf(view);
    const { open } = view.game;
    const { table } = words();
    noticeTurn(isMine(duty), {
      todo: table.duties[duty],
      where: table.roundTurn(open.round, open.turn, roundOf(open).turns),
    });
  });
  useEffect(() => forgetTurn, [link]);
}
