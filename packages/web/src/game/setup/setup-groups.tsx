/** The groups of options on the set-up screen; each changes the plan. */
import { RULES_VERSION } from '@duopolis/rules';
import { DIFFICULTIES, type Difficulty, difficultyPoints, SOLO_KINDS } from '@duopolis/rules/solo';
import { SEATINGS, WATCHERS } from '@duopolis/table';
import type { NewKind } from '../../kit/routing/route.ts';
import { Choice, LinkButton, Stepper, Switch } from '../../kit/controls/index.ts';
import { DELAYS, GRACES, modeOf, PACES, type Plan, STRENGTHS, TABLE_SEATS } from './setup-options.ts';
import { setupWords } from './words/setup-words.ts';
import './setup.css';

export interface PartProps {
  readonly kind: NewKind;
  readonly plan: Plan;
  readonly change: (some: Partial<Plan>) => void;
}

export function Seats({ kind, plan, change }: PartProps) {
  const setup = setupWords();
  const least = kind === 'device' ? plan.names.length : 2;
  return (
    <>
      <Choice
        label={setup.people}
        options={TABLE_SEATS.map((value) => ({
          value,
          label: setup.seats(value),
          disabled: value < least,
        }))}
        value={plan.seats}
        onChange={(seats) => change({ seats })}
      />
      {plan.seats === 2 && (
        <Choice
          cards
          label={setup.two}
          options={(['duel', 'duo'] as const).map((value) => ({
            value,
            label: setup.twos[value],
            about: setup.twoAbouts[value],
          }))}
          value={plan.two}
          onChange={(two) => change({ two })}
        />
      )}
      {modeOf(kind, plan) === 'duo' && (
        <Switch
          label={setup.secretAutoma}
          about={setup.secretAutomaAbout}
          on={plan.secretAutoma}
          onChange={(secretAutoma) => change({ secretAutoma })}
        />
      )}
    </>
  );
}

export function Solo({ plan, change }: PartProps) {
  const setup = setupWords();
  const { difficulty } = plan;
  return (
    <>
      <Choice
        cards
        label={setup.soloKind}
        options={SOLO_KINDS.map((value) => ({
          value,
          label: setup.soloKinds[value],
          about: setup.soloKindAbouts[value],
        }))}
        value={plan.solo}
        onChange={(solo) => change({ solo })}
      />
      <div>
        <Choice
          label={setup.level}
          options={DIFFICULTIES.map((value) => ({ value, label: `${value}` }))}
          value={difficulty}
          onChange={(value: Difficulty) => change({ difficulty: value })}
        />
        <p class="setup-level">
          <b>{setup.levels[difficulty]}.</b>{' '}
          {setup.levelAbout(
            difficulty,
            difficultyPoints(difficulty, { capitals: plan.capitals, rules: RULES_VERSION }),
          )}
        </p>
      </div>
      <LinkButton to={{ name: 'campaign' }} size="small" sign="trophy" class="setup-campaign">
        {setup.campaign}
      </LinkButton>
    </>
  );
}

export function Capitals({ plan, change }: PartProps) {
  const setup = setupWords();
  return (
    <Switch
      label={setup.capitals}
      about={setup.capitalsAbout}
      on={plan.capitals}
      onChange={(capitals) => change({ capitals })}
    />
  );
}

/** Talk only matters with others; finality matters to all. */
export function Strict({ plan, change }: PartProps) {
  const setup = setupWords();
  return (
    <Switch
      label={setup.strict}
      about={setup.strictAbout}
      on={plan.strict}
      onChange={(strict) => change({ strict })}
    />
  );
}

export function Bots({ plan, change }: PartProps) {
  const setup = setupWords();
  return (
    <Choice
      cards
      label={setup.strength}
      options={STRENGTHS.map((value) => ({
        value,
        label: setup.strengths[value],
        about: setup.strengthAbouts[value],
      }))}
      value={plan.strength}
      onChange={(strength) => change({ strength })}
    />
  );
}

export function Company({ plan, change }: PartProps) {
  const setup = setupWords();
  return (
    <>
      <Choice
        cards
        label={setup.pace}
        options={PACES.map((value) => ({
          value,
          label: setup.paces[value],
          about: setup.paceAbouts[value],
        }))}
        value={plan.pace}
        onChange={(pace) => change({ pace })}
      />
      <Choice
        cards
        label={setup.who}
        options={(['private', 'open'] as const).map((value) => ({
          value,
          label: setup.accesses[value],
          about: setup.accessAbouts[value],
        }))}
        value={plan.open ? 'open' : 'private'}
        onChange={(access) => change({ open: access === 'open' })}
      />
    </>
  );
}

/** SEAT-2: by numbers, or by a card that everyone answers. */
export function SeatingWays({ plan, change }: PartProps) {
  const setup = setupWords();
  return (
    <Choice
      cards
      label={setup.seating}
      options={SEATINGS.map((value) => ({
        value,
        label: setup.seatings[value],
        about: setup.seatingAbouts[value],
      }))}
      value={plan.seating}
      onChange={(seating) => change({ seating })}
    />
  );
}

export function Further(props: PartProps) {
  const { plan, change } = props;
  const setup = setupWords();
  return (
    <div class="setup-further">
      <SeatingWays {...props} />
      <Choice
        label={setup.watching}
        options={WATCHERS.map((value) => ({ value, label: setup.watchers[value] }))}
        value={plan.watching}
        onChange={(watching) => change({ watching })}
      />
      {plan.watching !== 'nobody' && (
        <Stepper
          label={setup.delay}
          steps={DELAYS}
          value={plan.delay}
          say={setup.duration}
          onChange={(delay) => change({ delay })}
        />
      )}
      <Switch
        label={setup.phrases}
        about={setup.phrasesAbout}
        on={plan.phrasesOnly}
        onChange={(phrasesOnly) => change({ phrasesOnly })}
      />
      <div>
        <Choice
          label={setup.standIn}
          options={STRENGTHS.map((value) => ({ value, label: setup.strengths[value] }))}
          value={plan.standIn}
          onChange={(standIn) => change({ standIn })}
        />
        <p class="field-hint">{setup.standInAbout}</p>
      </div>
      <Stepper
        label={setup.grace}
        steps={GRACES}
        value={plan.grace}
        say={setup.duration}
        onChange={(grace) => change({ grace })}
      />
    </div>
  );
}
