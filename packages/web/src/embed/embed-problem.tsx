/** The message of an embed that has nothing to show, with a link to the first page. */
import type { EmbedWords } from './words/embed-words.ts';
import './embed-problem.css';

interface ProblemProps {
  readonly words: EmbedWords;
  readonly problem: 'unknown' | 'failed';
  readonly onAgain: () => void;
}

export const Problem = ({ words, problem, onAgain }: ProblemProps) => (
  <main class="embed embed-problem">
    <p role="alert">{words[problem]}</p>
    {problem === 'failed' && (
      <button type="button" class="embed-button" onClick={onAgain}>
        {words.again}
      </button>
    )}
    <a class="embed-button" href="/" target="_blank" rel="noopener">
      {words.home}
    </a>
  </main>
);
