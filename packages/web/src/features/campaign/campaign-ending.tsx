/** The end of a campaign: its points, and their rank on this device. */
import { type Campaign, campaignTotal, type HighScores, highScoresOf } from '@duopolis/rules/campaign';
import { campaignWords } from './words/campaign-words.ts';
import './campaign-ending.css';

interface EndingProps {
  readonly campaign: Campaign;
  /** Includes this campaign if it is good enough. */
  readonly highScores: HighScores;
}

export function Ending({ campaign, highScores }: EndingProps) {
  const say = campaignWords();
  const total = campaignTotal(campaign);
  /** Among equal scores the newest is last. */
  const place = highScoresOf(highScores, campaign).findLastIndex(({ points }) => points === total) + 1;
  return (
    <section class="campaign-ending">
      <p>{say.over}</p>
      <strong>{total}</strong>
      <p>{place > 0 ? say.place(place) : say.noPlace}</p>
    </section>
  );
}
