/** Another portrait for a seated person: the table treats it as sitting down again, so readiness and answers are sent again. */
import { ownOf } from '@duopolis/rules/lists';
import type { Portrait, Request } from '@duopolis/table';
import { settings } from '../../kit/settings/settings.ts';
import { act } from '../link/act.ts';
import type { Link } from '../link/link.ts';
import { sitAt } from '../link/own-portrait.ts';

export async function changeLooks(link: Link, seat: number, portrait: Portrait): Promise<void> {
  settings.portrait.value = portrait;
  const view = link.view.peek();
  const answer = view && ownOf(view.asides.answers, view.you);
  const requests: readonly Request[] = [
    sitAt(seat),
    ...(answer === undefined ? [] : [{ type: 'answer', answer } as const]),
    ...(view?.open.chairs[seat]?.ready === true ? [{ type: 'ready', ready: true } as const] : []),
  ];
  // oxlint-disable-next-line no-await-in-loop -- each stands on the one before
  for (const request of requests) if (!(await act(link, request))) return;
}
