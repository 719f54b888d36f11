/** The server's refusals as sentences. */
import type { PeopleWords } from './words/people-words.ts';
import type { HttpProblem } from './api.ts';

export const sayProblem = ({ people }: { readonly people: PeopleWords }, problem: HttpProblem): string =>
  problem === 'no-server' ? people.noServer : people.problems[problem];
