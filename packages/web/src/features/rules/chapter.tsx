/** One chapter: its sections with their rules, and links to the previous and next chapter. */
import { useEffect } from 'preact/hooks';
import { LinkTo } from '../../kit/controls/index.ts';
import { type ChapterName, CHAPTERS } from '../../game/explain/chapters.ts';
import { type Section, rulesWords } from './words/rules-words.ts';
import { Pieces } from './rules-pieces.tsx';
import { Prose } from './prose.tsx';
import { RuleView } from './rule.tsx';
import './chapter.css';

interface ChapterViewProps {
  readonly name: ChapterName;
  /** The requested rule. */
  readonly rule: string | undefined;
}

/** Scrolls to the requested rule, once the page is laid out and has its focus. */
function useMeant(rule: string | undefined): void {
  useEffect(() => {
    if (rule === undefined) return undefined;
    const timer = setTimeout(() => {
      const element = document.getElementById(rule);
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [rule]);
}

export function ChapterView({ name, rule }: ChapterViewProps) {
  const { chapters } = rulesWords();
  const { title, about, sections } = chapters[name];
  useMeant(rule?.toUpperCase());
  return (
    <>
      <h1>{title}</h1>
      <p class="rules-about">{about}</p>
      {sections.map((section, nth) => (
        <SectionView key={nth} chapter={name} section={section} rule={rule?.toUpperCase()} />
      ))}
      {name === 'pieces' && <Pieces />}
      <Ways name={name} />
    </>
  );
}

interface SectionViewProps {
  readonly chapter: ChapterName;
  readonly section: Section;
  readonly rule: string | undefined;
}

function SectionView({ chapter, section, rule: meant }: SectionViewProps) {
  const { title, text = [], steps = [], terms = [], rules = [], table } = section;
  return (
    <section class="rules-section">
      {title !== undefined && <h2>{title}</h2>}
      {text.map((paragraph) => (
        <p key={paragraph} class="rules-text">
          <Prose text={paragraph} />
        </p>
      ))}
      {steps.length > 0 && (
        <ol class="rules-steps">
          {steps.map((step) => (
            <li key={step}>
              <Prose text={step} />
            </li>
          ))}
        </ol>
      )}
      {table !== undefined && <ModesTable label={title ?? ''} {...table} />}
      {terms.length > 0 && (
        <dl class="rules-terms">
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>
                <Prose text={term} />
              </dt>
              <dd>
                <Prose text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rules.map((rule) => (
        <RuleView
          key={rule.id}
          chapter={chapter}
          rule={rule}
          isMeant={rule.id === meant}
          level={title === undefined ? 2 : 3}
        />
      ))}
    </section>
  );
}

type ModesTableProps = NonNullable<Section['table']> & { readonly label: string };

const ModesTable = ({ label, head, rows }: ModesTableProps) => (
  <div class="rules-table" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, nth) => (
              <td key={nth}>
                <Prose text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Ways({ name }: { readonly name: ChapterName }) {
  const said = rulesWords();
  const at = CHAPTERS.indexOf(name);
  const [before, after] = [CHAPTERS[at - 1], CHAPTERS[at + 1]];
  return (
    <nav class="rules-ways" aria-label={said.neighbours}>
      {before !== undefined && (
        <LinkTo to={{ name: 'rules', chapter: before }}>{said.before(said.chapters[before].title)}</LinkTo>
      )}
      {after !== undefined && (
        <LinkTo to={{ name: 'rules', chapter: after }} class="rules-after">
          {said.after(said.chapters[after].title)}
        </LinkTo>
      )}
    </nav>
  );
}
