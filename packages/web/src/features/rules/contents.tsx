/** The list of chapters: on the first page with a summary of each, beside a chapter only their names. */
import { LinkTo } from '../../kit/controls/index.ts';
import { type ChapterName, CHAPTERS } from '../../game/explain/chapters.ts';
import { rulesWords } from './words/rules-words.ts';
import './contents.css';

export function Contents() {
  const { chapters, contents } = rulesWords();
  return (
    <nav class="rules-cards" aria-label={contents}>
      <ol>
        {CHAPTERS.map((name) => (
          <li key={name}>
            <LinkTo to={{ name: 'rules', chapter: name }} class="rules-card sheet-of-paper">
              <b>{chapters[name].title}</b>
              <span>{chapters[name].about}</span>
            </LinkTo>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Aside({ current }: { readonly current: ChapterName }) {
  const { chapters, contents } = rulesWords();
  return (
    <nav class="rules-aside" aria-label={contents}>
      <LinkTo to={{ name: 'rules' }} class="rules-aside-title">
        {contents}
      </LinkTo>
      <ol>
        {CHAPTERS.map((name) => (
          <li key={name}>
            <LinkTo to={{ name: 'rules', chapter: name }} current={name === current}>
              {chapters[name].title}
            </LinkTo>
          </li>
        ))}
      </ol>
    </nav>
  );
}
