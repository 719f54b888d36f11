/** What the server refused, in words. */
import type { Words } from '../../app/words/words.ts';
import type { HttpProblem } from './http.ts';

export const sayProblem = ({ people }: Words, problem: HttpProblem): string =>
  problem === 'no-server' ? people.noServer : people.problems[problem];
