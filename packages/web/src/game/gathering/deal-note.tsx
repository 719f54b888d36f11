/** In a table's lobby: others play the same deal, and where their tables are. */
import { LinkButton } from '../../kit/controls/index.ts';
import { makeOnline, nameOfOnline } from '../saves/online-deal.ts';
import { lobbyWords } from './words/lobby-words.ts';
import './gather-card.css';

export function DealNote({ deal }: { readonly deal: string }) {
  const say = lobbyWords();
  return (
    <section class="sheet-of-paper gather-card">
      <h2>{say.deal(nameOfOnline(deal))}</h2>
      <p class="field-hint">{say.sameDeal}</p>
      <div class="gather-actions">
        <LinkButton size="small" sign="copy" to={{ name: 'duplicate', deal: makeOnline(deal) }}>
          {say.toTables}
        </LinkButton>
      </div>
    </section>
  );
}
