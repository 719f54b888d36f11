/** The bonus pick after a game (CAMPAIGN-1): every type with its points in the lower city. */
import { BUILDING_TYPES } from '@duopolis/rules';
import {
  type BonusPick,
  type Campaign,
  type CampaignCity,
  campaignPoints,
  legalPicks,
  lowestCities,
} from '@duopolis/rules/campaign';
import { useSignal } from '@preact/signals';
import { TypeBadge } from '../../kit/art/index.ts';
import { Choice } from '../../kit/controls/index.ts';
import { capitalised } from '../../game/scores/solo-titles.ts';
import { campaignWords } from './words/campaign-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './pick-bonus.css';

interface PickProps {
  readonly campaign: Campaign;
  readonly onPick: (pick: BonusPick) => void;
}

export function PickBonus({ campaign, onPick }: PickProps) {
  const { game } = words();
  const say = campaignWords();
  const { awaiting } = campaign;
  const cities = awaiting === undefined ? [] : lowestCities(awaiting);
  const city = useSignal<CampaignCity>(cities[0] ?? 'left');
  if (awaiting === undefined) return null;
  const picks = legalPicks(campaign);
  const { automas, scores } = game;
  return (
    <section class="pick-bonus sheet-of-paper">
      <h2>{say.pickTitle}</h2>
      <p>{awaiting.won ? say.pickWon : say.pickLost}</p>
      {cities.length > 1 && (
        <Choice
          label={say.pickCity}
          value={city.value}
          options={cities.map((value) => ({ value, label: automas.cities[value] }))}
          onChange={(value) => void (city.value = value)}
        />
      )}
      <p class="pick-city">
        {automas.cities[city.value]} <strong>{awaiting.cities[city.value].total}</strong>
      </p>
      <ul>
        {BUILDING_TYPES.map((type) => {
          const pick = picks.find((one) => one.type === type && one.city === city.value);
          const term = capitalised(scores.terms[type]);
          const { bonus } = campaignPoints(awaiting, { type, city: city.value });
          return (
            <li key={type}>
              <button
                type="button"
                class="pick-type"
                disabled={pick === undefined}
                aria-label={
                  pick === undefined ? `${term}, ${say.picked}` : say.pick(term, scores.points(bonus))
                }
                onClick={() => pick !== undefined && onPick(pick)}
              >
                <TypeBadge type={type} size={34} />
                <span>{term}</span>
                {pick === undefined ? <em>{say.picked}</em> : <b>{`+${bonus}`}</b>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
