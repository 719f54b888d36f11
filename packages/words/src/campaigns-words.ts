/** Campaigns in words: refusals of the rules, and problems of a stored one. */
import type { CampaignProblem, CampaignRefusal, HighScoreRefusal } from '@duopolis/rules/campaign';
import type { JsonProblem } from '@duopolis/rules/json';
import { type Messages, sayWith } from './coded-messages.ts';

export interface CampaignMessages {
  readonly refusal: Messages<CampaignRefusal | HighScoreRefusal>;
  /** A place in the file, and what is wrong there. */
  readonly at: (path: string, problem: string) => string;
  readonly wrongTotal: (found: number, expected: number) => string;
}

export interface CampaignWords {
  readonly refusal: (refusal: CampaignRefusal | HighScoreRefusal) => string;
  readonly problem: (problem: CampaignProblem) => string;
}

export function campaignWords(
  { refusal, at, wrongTotal }: CampaignMessages,
  json: (problem: JsonProblem) => string,
): CampaignWords {
  const refused = sayWith<CampaignRefusal | HighScoreRefusal>(refusal);
  const problem = (found: CampaignProblem): string => {
    switch (found.code) {
      case 'against-the-rules':
        return at(found.path, refused(found.refusal));
      case 'wrong-total':
        return at(found.path, wrongTotal(found.found, found.expected));
      case 'bad-json':
      case 'wrong-shape':
      case 'over-limit':
        return json(found);
    }
  };
  return { refusal: refused, problem };
}
