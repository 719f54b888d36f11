/** Sends a request to the table, and shows a refusal. */
import type { Outcome } from '@duopolis/protocol';
import type { Request } from '@duopolis/table';
import { toast } from '../../kit/controls/toast.tsx';
import type { Link } from './link.ts';
import { words } from '../words/shared-words.ts';
import { onlineWords } from './words/online-words.ts';

type Problem = Extract<Outcome, { readonly ok: false }>['error'];

/** A refusal of the table or the connection, as a sentence. */
export const sayRefusal = (error: Problem): string => sentence(refusal(error));

function refusal(error: Problem): string {
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

const sentence = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

export const refused = (error: Problem): void => toast(sayRefusal(error), 'alert');

export async function act(link: Link, request: Request): Promise<boolean> {
  const outcome = await link.ask(request);
  if (!outcome.ok) refused(outcome.error);
  return outcome.ok;
}
