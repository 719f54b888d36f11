/** Instead of a deal: why there is none to show, and a link to all of them. */
import type { ComponentChildren } from 'preact';
import { Notice } from '../../kit/page/page-states.tsx';
import { LinkButton } from '../../kit/controls/index.ts';
import { duplicateWords } from './words/duplicate-words.ts';

export function NoDeal({ children }: { readonly children: ComponentChildren }) {
  const say = duplicateWords();
  return (
    <Notice
      title={say.lostTitle}
      actions={
        <LinkButton kind="main" to={{ name: 'duplicate' }}>
          {say.allDeals}
        </LinkButton>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
