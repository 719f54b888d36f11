/** The names of everyone at a remote table, chair by chair. */
import { isAutoma } from '@duopolis/rules';
import { cleanText } from '@duopolis/rules/json';
import type { TableView } from '@duopolis/table';
import { automaName } from '../drawing/city-names.ts';
import type { Shell } from '../shell.ts';

export const namesAt = ({ open }: TableView, { vocabulary }: Pick<Shell, 'vocabulary'>): readonly string[] =>
  open.chairs.map(({ holder }, seat) => {
    if (isAutoma(open.options.game, seat)) return automaName(open.options.game, seat, vocabulary.automas);
    if (holder.kind === 'person') {
      return cleanText(open.members.find(({ id }) => id === holder.member)?.name ?? '');
    }
    return holder.kind === 'bot' ? `${holder.strength} ${seat}` : '…';
  });
