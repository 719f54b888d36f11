/** The state of the link to the table, if there is something to report. */
import { Sign } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { tableWords } from '../players/words/table-words.ts';
import './link-status.css';

export function LinkStatus({ link }: { readonly link: Link }) {
  const state = link.state.value;
  const table = tableWords();
  if (state === 'local' || state === 'connected')
    return (
      <span class="bar-line" title={table.link[state]}>
        <Sign name={state === 'local' ? 'device' : 'link'} size={18} />
        <span class="unseen">{table.link[state]}</span>
      </span>
    );
  return (
    <span class="bar-line bar-line-lost" role="status">
      <Sign name="link" size={18} />
      {table.link[state]}
    </span>
  );
}
