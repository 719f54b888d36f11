/** The games of a campaign so far: the points of each, what is left, and the total. */
import { type Campaign, type CampaignGame, campaignPoints, campaignTotal } from '@duopolis/rules/campaign';
import { TypeBadge } from '../../kit/art/index.ts';
import { campaignTitle, capitalised } from '../../game/scores/solo-titles.ts';
import { campaignWords } from './words/campaign-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './campaign-games.css';

interface GamesProps {
  readonly campaign: Campaign;
  readonly playing?: boolean;
}

export function CampaignGames({ campaign, playing = false }: GamesProps) {
  const say = campaignWords();
  const { length, games, awaiting } = campaign;
  return (
    <section class="campaign-games sheet-of-paper">
      <h2>{campaignTitle(campaign)}</h2>
      <ol>
        {Array.from({ length }, (_, nth) => {
          const played = games[nth];
          const next = nth === games.length;
          return (
            <li key={nth} aria-current={next ? 'step' : undefined}>
              <span class="campaign-number">{say.game(nth + 1, length)}</span>
              {played !== undefined ? (
                <Played game={played} />
              ) : (
                <span class="campaign-open">
                  {next && awaiting !== undefined
                    ? say.pickTitle
                    : next && playing
                      ? say.beingPlayed
                      : say.notPlayed}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p class="campaign-total">
        <span>{say.total}</span>
        <strong>{campaignTotal(campaign)}</strong>
      </p>
    </section>
  );
}

function Played({ game }: { readonly game: CampaignGame }) {
  const { game: vocabulary } = words();
  const say = campaignWords();
  const { pick, won } = game;
  const { city, bonus, total } = campaignPoints(game, pick);
  const { automas, scores } = vocabulary;
  return (
    <>
      <span class="campaign-counted">
        <TypeBadge type={pick.type} />
        {say.counted({
          city: automas.cities[pick.city],
          score: city,
          type: capitalised(scores.terms[pick.type]),
          bonus,
        })}
      </span>
      <span class={won ? 'campaign-won' : 'campaign-lost'}>{won ? say.won : say.lost}</span>
      <strong>{total}</strong>
    </>
  );
}
