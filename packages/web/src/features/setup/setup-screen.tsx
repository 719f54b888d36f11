/** Setting up a new table: the important options, the rest folded, and a summary of the game. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { NEW_KINDS, type NewKind, type Route } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import { Button, LinkTo, toast } from '../../kit/controls/index.ts';
import { PrimerOffer } from '../../game/primer/primer-offer.tsx';
import { savePlan, lastPlan } from './last-setup.ts';
import { modeOf, type Plan, tableOptions } from '../../game/setup/setup-options.ts';
import {
  Bots,
  Capitals,
  Company,
  Further,
  type PartProps,
  SeatingWays,
  Seats,
  Solo,
  Strict,
} from '../../game/setup/setup-groups.tsx';
import { Tokens } from '../../game/setup/tokens.tsx';
import { OwnBox } from '../../game/setup/own-box.tsx';
import { OwnName, People } from '../../game/setup/setup-people.tsx';
import { sayOptions } from '../../game/setup/describe-plan.ts';
import { setupWords } from '../../game/setup/words/setup-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';
import './setup-screen.css';

/** The table's own files load when it is made. */
async function make(kind: NewKind, plan: Plan): Promise<void> {
  const { makeTable } = await withWords(import('../../game/setup/make-table.ts'));
  await makeTable(kind, plan);
}

/** Nobody can be invited without a name. */
const lacksName = (kind: NewKind): boolean => kind === 'friends' && settings.name.value.trim() === '';

const hasBots = (kind: NewKind, { seats, names }: Plan): boolean =>
  kind === 'bots' || (kind === 'device' && seats > names.length);

interface OptionsProps extends PartProps {
  /** Said at the name field, after the table was to be made without a name. */
  readonly problem: string | undefined;
  readonly nameField: RefObject<HTMLInputElement | null>;
}

function Options({ problem, nameField, ...props }: OptionsProps) {
  const { kind, plan } = props;
  const [further, setFurther] = useState(false);
  const setup = setupWords();
  return (
    <div class="setup-options sheet-of-paper">
      {kind === 'device' ? (
        <People {...props} />
      ) : (
        <OwnName kind={kind} problem={problem} fieldRef={nameField} />
      )}
      {kind === 'solo' && <PrimerOffer primer="solo" />}
      {kind === 'solo' ? <Solo {...props} /> : <Seats {...props} />}
      {hasBots(kind, plan) && <Bots {...props} />}
      <Capitals {...props} />
      {plan.capitals && <PrimerOffer primer="capitals" />}
      <Strict {...props} />
      {kind === 'device' && <SeatingWays {...props} />}
      {kind === 'friends' && <Company {...props} />}
      <Tokens {...props} />
      <OwnBox editor />
      {kind === 'friends' && (
        <div>
          <Button
            kind="quiet"
            size="small"
            sign={further ? 'chevron-up' : 'chevron-down'}
            expanded={further}
            onClick={() => setFurther(!further)}
          >
            {setup.more}
          </Button>
          {further && <Further {...props} />}
        </div>
      )}
    </div>
  );
}

interface SummaryProps {
  readonly kind: NewKind;
  readonly plan: Plan;
  readonly onNameless: () => void;
}

function Summary({ kind, plan, onNameless }: SummaryProps) {
  const { home, app } = words();
  const setup = setupWords();
  const [busy, setBusy] = useState(false);
  const options = tableOptions(kind, plan);
  const { seats, capitals } = options.game;
  return (
    <aside class="setup-summary sheet-of-paper" aria-labelledby="setup-summary">
      <h2 id="setup-summary">{setup.summary}</h2>
      <p class="setup-name">{home.table({ mode: modeOf(kind, plan), seats, capitals })}</p>
      <p>{sayOptions({ setup: setupWords() }, options, kind === 'friends' ? 'people' : 'here')}</p>
      {lacksName(kind) && <p class="field-hint">{setup.nameFirst}</p>}
      <Button
        kind="main"
        size="large"
        sign={kind === 'friends' ? 'link' : 'play'}
        disabled={busy}
        unavailable={lacksName(kind)}
        onRefused={onNameless}
        onClick={() => {
          setBusy(true);
          savePlan(kind, plan);
          make(kind, plan)
            .catch(() => toast(app.notLoaded, 'alert'))
            .finally(() => setBusy(false));
        }}
      >
        {kind === 'friends' ? setup.make : setup.start}
      </Button>
    </aside>
  );
}

function Kinds({ kind }: { readonly kind: NewKind }) {
  const { home } = words();
  const setup = setupWords();
  return (
    <nav class="setup-kinds" aria-label={home.ways}>
      {NEW_KINDS.map((one) => (
        <LinkTo
          key={one}
          to={{ name: 'new', kind: one }}
          class={one === kind ? 'setup-kind setup-on' : 'setup-kind'}
        >
          {setup.titles[one]}
        </LinkTo>
      ))}
    </nav>
  );
}

export function SetupScreen({ route: { kind } }: { readonly route: Extract<Route, { name: 'new' }> }) {
  const setup = setupWords();
  const [plan, setPlan] = useState(() => lastPlan(kind));
  const nameField = useRef<HTMLInputElement>(null);
  const [nameless, setNameless] = useState(false);
  const askName = (): void => {
    setNameless(true);
    nameField.current?.focus();
  };
  const change = (some: Partial<Plan>): void => setPlan((before) => ({ ...before, ...some }));
  return (
    <Frame title={setup.titles[kind]} wide>
      <Kinds kind={kind} />
      <h1 class="page-title">{setup.titles[kind]}</h1>
      <p class="page-about setup-about">{setup.abouts[kind]}</p>
      <div class="setup">
        <Options
          kind={kind}
          plan={plan}
          change={change}
          problem={nameless && lacksName(kind) ? setup.nameFirst : undefined}
          nameField={nameField}
        />
        <Summary kind={kind} plan={plan} onNameless={askName} />
      </div>
    </Frame>
  );
}
