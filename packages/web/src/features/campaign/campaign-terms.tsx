/** The terms of a campaign: its length, mode and level. */
import { RULES_VERSION } from '@duopolis/rules';
import { CAMPAIGN_LENGTHS, type CampaignLength, type CampaignTerms } from '@duopolis/rules/campaign';
import {
  DIFFICULTIES,
  type Difficulty,
  difficultyPoints,
  RECOMMENDED_DIFFICULTY,
  SOLO_KINDS,
  type SoloKind,
} from '@duopolis/rules/solo';
import { type Signal, useSignal } from '@preact/signals';
import { Button, Choice, Switch } from '../../kit/controls/index.ts';
import { capitalised } from '../../game/scores/solo-titles.ts';
import { campaignWords } from './words/campaign-words.ts';
import { setupWords } from '../../game/setup/words/setup-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './campaign-terms.css';

export function Terms({ onBegin }: { readonly onBegin: (terms: CampaignTerms) => void }) {
  const length = useSignal<CampaignLength>(3);
  const mode = useSignal<SoloKind>('simple');
  const difficulty = useSignal<Difficulty>(RECOMMENDED_DIFFICULTY);
  const capitals = useSignal(false);
  const { game } = words();
  const say = campaignWords();
  const setup = setupWords();
  const { kinds } = game.automas;
  const begin = (): void =>
    onBegin({
      length: length.value,
      mode: mode.value,
      difficulty: difficulty.value,
      capitals: capitals.value,
    });
  return (
    <>
      <p class="campaign-about">{say.about}</p>
      <div class="campaign-terms sheet-of-paper">
        <Choice
          cards
          label={say.length}
          value={length.value}
          options={CAMPAIGN_LENGTHS.map((value) => ({
            value,
            label: say.lengths[value],
            about: say.lengthAbout[value],
          }))}
          onChange={(value) => void (length.value = value)}
        />
        <Choice
          cards
          label={say.kind}
          value={mode.value}
          options={SOLO_KINDS.map((value) => ({
            value,
            label: capitalised(kinds[value]),
            about: say.kindAbout[value],
          }))}
          onChange={(value) => void (mode.value = value)}
        />
        <LevelChoice difficulty={difficulty} capitals={capitals.value} />
        <Switch
          label={setup.capitals}
          about={setup.capitalsAbout}
          on={capitals.value}
          onChange={(on) => void (capitals.value = on)}
        />
        <Button kind="main" size="large" onClick={begin}>
          {say.begin}
        </Button>
      </div>
    </>
  );
}

interface LevelChoiceProps {
  readonly difficulty: Signal<Difficulty>;
  readonly capitals: boolean;
}

function LevelChoice({ difficulty, capitals }: LevelChoiceProps) {
  const setup = setupWords();
  const level = difficulty.value;
  const points = difficultyPoints(level, { capitals, rules: RULES_VERSION });
  return (
    <div>
      <Choice
        label={campaignWords().level}
        value={level}
        options={DIFFICULTIES.map((value) => ({ value, label: `${value}` }))}
        onChange={(value) => void (difficulty.value = value)}
      />
      <p class="campaign-level">
        <b>{setup.levels[level]}.</b> {setup.levelAbout(level, points)}
      </p>
    </div>
  );
}
