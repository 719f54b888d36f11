/** The text of a rule: notation symbols, emphasized words, and the ids of other rules as links. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { makePath } from '../../kit/routing/route.ts';
import { LinkTo } from '../../kit/controls/index.ts';
import { drawnSign } from './drawn-sign.ts';
import { ruleOf } from './rule-book.ts';
import { SmallCity } from './small-city.tsx';
import './prose.css';
import { rulesWords } from './words/rules-words.ts';

/** The target of a rule's link: its page, or in a game the same dialog. */
export const RuleOpener = createContext<((id: string) => void) | undefined>(undefined);

interface RuleLinkProps {
  readonly id: string;
  readonly label?: string;
}

export function RuleLink({ id, label }: RuleLinkProps) {
  const open = useContext(RuleOpener);
  const found = ruleOf(rulesWords().chapters, id);
  if (found === undefined) return <span lang="en">{id}</span>;
  const to = { name: 'rules', chapter: found.chapter, rule: id } as const;
  const sign = <span lang="en">{id}</span>;
  const name = `${id}, ${found.rule.title}`;
  if (open === undefined)
    return (
      <LinkTo to={to} class="rule-id" label={label ?? name}>
        {sign}
      </LinkTo>
    );
  return (
    <a
      href={makePath(to)}
      class="rule-id"
      aria-label={label ?? name}
      onClick={(event) => {
        event.preventDefault();
        open(id);
      }}
    >
      {sign}
    </a>
  );
}

const PIECES = /(`[^`]+`|\*[^*]+\*|[A-Z]+-\d+)/;

/** A sign as it is written, or drawn if it is a city. */
export function SignText({ sign }: { readonly sign: string }) {
  const drawn = drawnSign(sign);
  if (drawn !== undefined) return <SmallCity of={drawn} />;
  return (
    <code class="rule-sign" lang="en">
      {sign}
    </code>
  );
}

export function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(PIECES).map((piece, nth) => {
        if (piece.startsWith('`')) return <SignText key={nth} sign={piece.slice(1, -1)} />;
        if (piece.startsWith('*')) return <em key={nth}>{piece.slice(1, -1)}</em>;
        return PIECES.test(piece) ? <RuleLink key={nth} id={piece} /> : piece;
      })}
    </>
  );
}
