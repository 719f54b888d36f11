/** What the server refused, in words. */
import type { Words } from '../words/words.ts';
import type { HttpProblem } from './http.ts';

export const sayProblem = ({ people }: Words, problem: HttpProblem): string =>
  problem === 'no-server' ? people.noServer : people.problems[problem];
