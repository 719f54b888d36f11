/** Asks the table for something, and says so when it is refused. */
import type { Outcome } from '@duopolis/protocol';
import type { Request } from '@duopolis/table';
import { words } from '../../kit/words/words.ts';
import { toast } from '../../kit/controls/toast.tsx';
import type { Link } from './link.ts';
import type { Words } from '../../app/words/words.ts';

type Problem = Extract<Outcome, { readonly ok: false }>['error'];

/** What the table or the line refused, as a sentence. */
export const sayRefusal = (all: Words, error: Problem): string => sentence(refusal(all, error));

function refusal({ game, online, people }: Words, error: Problem): string {
  switch (error.code) {
    case 'gone':
      return online.left;
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

export const refused = (error: Problem): void => toast(sayRefusal(words(), error), 'alert');

export async function act(link: Link, request: Request): Promise<boolean> {
  const outcome = await link.ask(request);
  if (!outcome.ok) refused(outcome.error);
  return outcome.ok;
}
