/** One rule: its id as a permanent link, its text, examples, our decisions, and a city to try it on. */
import { makePath } from '../../kit/routing/route.ts';
import { IconButton, toast } from '../../kit/controls/index.ts';
import type { ChapterName } from '../../game/explain/chapters.ts';
import { rulesWords, type Rule } from './words/rules-words.ts';
import { exampleOf } from './examples.ts';
import { Example } from './example.tsx';
import { Prose, RuleLink } from './prose.tsx';
import './rule.css';

interface RuleViewProps {
  readonly chapter: ChapterName;
  readonly rule: Rule;
  /** Whether this is the requested one. */
  readonly isMeant: boolean;
  /** Of its heading. */
  readonly level: 2 | 3;
}

export function RuleView({ chapter, rule, isMeant, level }: RuleViewProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const said = rulesWords();
  const { id, title, text, list = [] } = rule;
  const copy = (): void =>
    void navigator.clipboard
      .writeText(`${location.origin}${makePath({ name: 'rules', chapter, rule: id })}`)
      .then(
        () => toast(said.copied(id), 'good'),
        () => toast(makePath({ name: 'rules', chapter, rule: id })),
      );
  const example = exampleOf(id);
  return (
    <article
      id={id}
      class={`rule${isMeant ? ' rule-meant' : ''}${example ? ' rule-shown' : ''}`}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <header class="rule-head">
        <RuleLink id={id} />
        <Heading id={`${id}-title`}>{title}</Heading>
        <IconButton sign="link" label={said.linkTo(id)} class="rule-link" onClick={copy} />
      </header>
      <div class="rule-says">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
        {list.length > 0 && (
          <ul class="rule-list">
            {list.map((point) => (
              <li key={point}>
                <Prose text={point} />
              </li>
            ))}
          </ul>
        )}
        <RuleDetails rule={rule} />
      </div>
      {example && (
        <div class="rule-examples">
          <Example rule={id} example={example} />
        </div>
      )}
    </article>
  );
}

function RuleDetails({ rule: { examples = [], rulings = [] } }: { readonly rule: Rule }) {
  const said = rulesWords();
  return (
    <>
      {examples.length > 0 && (
        <div class="rule-details">
          <b>{examples.length > 1 ? said.examples : said.example}</b>
          <ul>
            {examples.map((example) => (
              <li key={example}>
                <Prose text={example} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {rulings.map(({ says, why }) => (
        <div key={says} class="rule-ruling">
          <p>
            <b>{said.ruling}.</b> <Prose text={says} />
          </p>
          {why !== undefined && (
            <p class="rule-why">
              <b>{said.why}:</b> <Prose text={why} />
            </p>
          )}
        </div>
      ))}
    </>
  );
}
