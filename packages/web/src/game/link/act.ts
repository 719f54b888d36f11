/** Sends a request to the table, and shows a refusal. */
import type { Request } from '@duopolis/table';
import { toast } from '../../kit/controls/toast.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import type { Link, RequestProblem } from './link.ts';
import { words } from '../words/shared-words.ts';
import { onlineWords } from './words/online-words.ts';

/** A refusal of the table or the connection, as a sentence. */
export function sayRefusal(error: RequestProblem): string {
  const text = sentence(refusal(error));
  return text.endsWith('.') ? text : `${text}.`;
}

function refusal(error: RequestProblem): string {
  const { game, people } = words();
  switch (error.code) {
    case 'gone':
      return onlineWords().left;
    case 'bad-message':
      return people.problems['bad-request'];
    case 'too-many-messages':
      return people.problems['too-many-requests'];
    case 'too-many-tables':
      return people.problems['too-many-tables'];
    default:
      return game.table.rejection(error);
  }
}

export const showRefusal = (error: RequestProblem): void => toast(sayRefusal(error), 'alert');

export async function act(link: Link, request: Request): Promise<boolean> {
  const outcome = await link.ask(request);
  if (!outcome.ok) showRefusal(outcome.error);
  return outcome.ok;
}
