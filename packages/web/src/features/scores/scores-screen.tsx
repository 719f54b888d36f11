/** The high scores of this device: campaigns, and games by mode. */
import { highScoreLists, type HighScores, highScoresOf } from '@duopolis/rules/campaign';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { EmptyPodium } from '../../kit/art/vignettes.tsx';
import { savedCampaign } from '../../game/saves/campaigns.ts';
import { LinkButton } from '../../kit/controls/index.ts';
import { savedScores } from '../../game/scores/solo-scores.ts';
import { ScoreList } from './score-list.tsx';
import { contestsOf, type Score, scoresIn } from '../../game/scores/scores.ts';
import { campaignTitle, contestTitle } from '../../game/scores/solo-titles.ts';
import './scores.css';
import { scoresWords } from '../../game/scores/words/scores-words.ts';

interface Shown {
  readonly scores: readonly Score[];
  readonly campaigns: HighScores;
}

export function ScoresScreen() {
  const shown = useSignal<Shown | undefined>(undefined);
  useEffect(() => {
    void Promise.all([savedScores(), savedCampaign()]).then(([scores, { highScores }]) => {
      shown.value = { scores, campaigns: highScores };
    });
  }, []);
  const say = scoresWords();
  return (
    <Frame title={say.title}>
      <h1>{say.title}</h1>
      <p class="scores-about">{say.about}</p>
      {shown.value !== undefined && <Lists {...shown.value} />}
    </Frame>
  );
}

function Lists({ scores, campaigns }: Shown) {
  const say = scoresWords();
  if (scores.length === 0 && campaigns.scores.length === 0)
    return (
      <div class="scores-empty sheet-of-paper">
        <EmptyPodium />
        <p>{say.empty}</p>
        <div class="scores-ways">
          <LinkButton kind="main" to={{ name: 'new', kind: 'solo' }}>
            {say.play}
          </LinkButton>
          <LinkButton to={{ name: 'campaign' }}>{say.begin}</LinkButton>
        </div>
      </div>
    );
  return (
    <>
      {campaigns.scores.length > 0 && <h2>{say.campaigns}</h2>}
      <div class="scores-lists">
        {highScoreLists(campaigns).map((terms) => (
          <ScoreList
            key={campaignTitle(terms)}
            title={campaignTitle(terms)}
            lines={highScoresOf(campaigns, terms).map(({ points, name, date }, nth) => ({
              key: `${nth}`,
              points,
              name,
              at: new Date(date),
            }))}
          />
        ))}
      </div>
      {scores.length > 0 && <h2>{say.games}</h2>}
      <div class="scores-lists">
        {contestsOf(scores).map((contest) => (
          <ScoreList
            key={contestTitle(contest)}
            title={contestTitle(contest)}
            lines={scoresIn(scores, contest).map(({ game, points, name, at, won }) => ({
              key: `${game} ${name}`,
              points,
              name,
              at: new Date(at),
              won,
            }))}
          />
        ))}
      </div>
    </>
  );
}
