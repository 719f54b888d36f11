/** The pieces of a boxed copy in words: the names of the lists, and their problems. */
import type {
  CapitalsProblem,
  Components,
  ComponentsProblem,
  DistrictsProblem,
  MatProblem,
  UnworkableMat,
} from '@duopolis/rules/components';
import type { JsonProblem } from '@duopolis/rules/json';
import type { NotationProblem } from '@duopolis/rules/notation';
import type { DeckProblem } from '@duopolis/rules/solo';
import { type Messages, sayWith } from './coded-messages.ts';

type OwnDeckProblem = Exclude<DeckProblem, JsonProblem>;
type OwnMatProblem = Exclude<MatProblem, NotationProblem> | UnworkableMat;
type OwnCapitalsProblem = Exclude<CapitalsProblem, { readonly code: 'bad-mat' | 'bad-district-cards' }>;
type OwnProblem = Extract<ComponentsProblem, { readonly code: 'alike' | 'unknown-list' | 'bad-tie-list' }>;

export interface BoxMessages {
  readonly lists: { readonly [list in keyof Components]: string };
  readonly list: Messages<OwnProblem>;
  readonly deck: Messages<OwnDeckProblem>;
  readonly mat: Messages<OwnMatProblem>;
  readonly capitals: Messages<OwnCapitalsProblem>;
  readonly districts: Messages<DistrictsProblem>;
  readonly nthMat: (nth: number, problem: string) => string;
}

export interface BoxWords {
  readonly lists: { readonly [list in keyof Components]: string };
  readonly problem: (problem: ComponentsProblem) => string;
}

const isJson = (problem: ComponentsProblem | DeckProblem): problem is JsonProblem =>
  problem.code === 'bad-json' || problem.code === 'wrong-shape' || problem.code === 'over-limit';

const inDeck = (path: string): string => `automaCards${path}`;

export function boxWords(
  messages: BoxMessages,
  json: (problem: JsonProblem) => string,
  notation: (problem: NotationProblem) => string,
): BoxWords {
  const list = sayWith<OwnProblem>(messages.list);
  const ownDeck = sayWith<OwnDeckProblem>(messages.deck);
  const ownMat = sayWith<OwnMatProblem>(messages.mat);
  const ownCapitals = sayWith<OwnCapitalsProblem>(messages.capitals);
  const districts = sayWith<DistrictsProblem>(messages.districts);

  const deck = (problem: DeckProblem): string => {
    const path = inDeck(problem.path);
    if (isJson(problem)) return json({ ...problem, path });
    return problem.code === 'duplicate-number'
      ? ownDeck({ ...problem, path, first: inDeck(problem.first) })
      : ownDeck({ ...problem, path });
  };
  const mat = (problem: MatProblem | UnworkableMat): string =>
    problem.code in messages.mat ? ownMat(problem as OwnMatProblem) : notation(problem as NotationProblem);
  const capitals = (problem: CapitalsProblem): string => {
    switch (problem.code) {
      case 'bad-mat':
        return messages.nthMat(problem.nth + 1, mat(problem.problem));
      case 'bad-district-cards':
        return districts(problem.problem);
      default:
        return ownCapitals(problem);
    }
  };
  return {
    lists: messages.lists,
    problem: (problem) => {
      if (isJson(problem)) return json(problem);
      if (problem.code === 'bad-deck') return deck(problem.problem);
      return problem.code === 'bad-capitals' ? capitals(problem.problem) : list(problem);
    },
  };
}
