/** At a table that gathers: others play the same deal, and where their tables are. */
import { LinkButton } from '../../kit/controls/index.ts';
import { makeOnline, nameOfOnline } from '../saves/online-deal.ts';
import { duplicateWords } from '../../features/duplicate/say.ts';

export function DealNote({ deal }: { readonly deal: string }) {
  if (!duplicateWords.here()) return null;
  const say = duplicateWords.say();
  return (
    <section class="sheet-of-paper gather-card">
      <h2>{say.deal(nameOfOnline(deal))}</h2>
      <p class="field-hint">{say.online.atTable}</p>
      <div class="gather-actions">
        <LinkButton size="small" sign="copy" to={{ name: 'duplicate', deal: makeOnline(deal) }}>
          {say.online.toTables}
        </LinkButton>
      </div>
    </section>
  );
}
