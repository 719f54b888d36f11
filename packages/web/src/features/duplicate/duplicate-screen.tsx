/** Duplicate: the known deals and a new one, or one deal with its results. */
import './duplicate.css';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go, type Route } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import { Icon } from '../../kit/art/index.ts';
import { Button, Choice, IconButton, LinkTo } from '../../kit/controls/index.ts';
import { FIRST_PLAN, type Plan } from '../../game/setup/setup-options.ts';
import { Bots, Capitals, Company, type PartProps, Seats, Solo } from '../../game/setup/setup-groups.tsx';
import { OwnName } from '../../game/setup/setup-people.tsx';
import { makeDeal, parseDeal } from './deal-link.ts';
import { DealScreen } from './deal-screen.tsx';
import { forgetDeal, savedDeals } from '../../game/saves/known-deals.ts';
import { NoDeal } from './no-deal.tsx';
import { nameOfOnline, parseOnline } from '../../game/saves/online-deal.ts';
import { OnlineDeal } from './online-screen.tsx';
import { openTable } from './open-table.ts';
import { DEAL_KINDS, type DealKind, newDeal } from './play-deal.ts';
import { sayDeal, titleOf } from './describe-deal.ts';
import { sharedOptions } from './shared-options.ts';
import { setupWords } from '../../game/setup/words/setup-words.ts';
import { duplicateWords } from './words/duplicate-words.ts';

type DuplicateRoute = Extract<Route, { readonly name: 'duplicate' }>;

export function DuplicateScreen({ route: { deal, result } }: { readonly route: DuplicateRoute }) {
  if (deal === undefined) return <Overview />;
  const shared = parseOnline(deal);
  if (shared !== undefined) return <OnlineDeal key={deal} deal={shared} />;
  const read = parseDeal(deal);
  return read === undefined ? (
    <NoDeal>{duplicateWords().lost}</NoDeal>
  ) : (
    <DealScreen key={deal} deal={read} result={result} />
  );
}

function Overview() {
  const say = duplicateWords();
  return (
    <Frame title={say.title} wide>
      <h1 class="duplicate-title">{say.title}</h1>
      <p class="duplicate-about">{say.about}</p>
      <div class="duplicate-overview">
        <NewDeal />
        <Deals />
      </div>
    </Frame>
  );
}

function NewDeal() {
  const say = duplicateWords();
  const [kind, setKind] = useState<DealKind | 'online'>('bots');
  const [plan, setPlan] = useState<Plan>(FIRST_PLAN);
  const isOnline = kind === 'online';
  const part: PartProps = {
    kind: isOnline ? 'friends' : kind,
    plan,
    change: (some: Partial<Plan>) => setPlan((before) => ({ ...before, ...some })),
  };
  return (
    <section class="duplicate-new setup-options sheet-of-paper" aria-labelledby="duplicate-new">
      <h2 id="duplicate-new">{say.newDeal}</h2>
      <Choice
        cards
        label={say.kind}
        options={([...DEAL_KINDS, 'online'] as const).map((value) => ({
          value,
          label: say.kinds[value],
          about: say.kindAbouts[value],
        }))}
        value={kind}
        onChange={setKind}
      />
      {kind !== 'device' && <OwnName />}
      {kind !== 'solo' ? (
        <>
          <Seats {...part} />
          {kind === 'device' && <HowMany {...part} />}
          {!isOnline && <Bots {...part} />}
        </>
      ) : (
        <Solo {...part} />
      )}
      <Capitals {...part} />
      {isOnline ? (
        <FirstTable {...part} />
      ) : (
        <Button
          kind="main"
          size="large"
          sign="dice"
          onClick={() => go({ name: 'duplicate', deal: makeDeal(newDeal(kind, plan)) })}
        >
          {say.make}
        </Button>
      )}
    </section>
  );
}

/** A table on the server with an invitation; others open theirs from the page of the deal. */
function FirstTable(part: PartProps) {
  const setup = setupWords();
  const [busy, setBusy] = useState(false);
  const isNameless = settings.name.value.trim() === '';
  const open = (): void => {
    setBusy(true);
    void openTable(sharedOptions(part.plan)).finally(() => setBusy(false));
  };
  return (
    <>
      <Company {...part} />
      {isNameless && <p class="field-hint">{setup.nameFirst}</p>}
      <Button kind="main" size="large" sign="link" disabled={busy || isNameless} onClick={open}>
        {duplicateWords().online.make}
      </Button>
    </>
  );
}

/** They give their names when they sit down. */
function HowMany({ plan, change }: PartProps) {
  const numbers = Array.from({ length: plan.seats - 1 }, (_, nth) => nth + 2);
  return (
    <Choice
      label={duplicateWords().howMany}
      options={numbers.map((value) => ({ value, label: `${value}` }))}
      value={plan.names.length}
      onChange={(people) => change({ names: Array<string>(people).fill('') })}
    />
  );
}

interface Known {
  readonly deal: string;
  readonly results: number;
}

function sayKnown({
  deal: text,
  results,
}: Known): { readonly title: string; readonly about: string } | undefined {
  const say = duplicateWords();
  const shared = parseOnline(text);
  if (shared !== undefined)
    return { title: lobbyWords().deal(nameOfOnline(shared)), about: say.kinds.online };
  const deal = parseDeal(text);
  return deal && { title: titleOf(deal), about: `${sayDeal(deal)}, ${say.results(results)}` };
}

async function knownDeals(): Promise<readonly Known[]> {
  const { tables, results } = await savedDeals();
  const deals = new Set([...tables, ...results].map(({ deal }) => deal));
  return [...deals].toReversed().map((deal) => ({
    deal,
    results: results.filter((one) => one.deal === deal).length,
  }));
}

function Deals() {
  const say = duplicateWords();
  const [deals, setDeals] = useState<readonly Known[]>([]);
  useEffect(() => {
    let here = true;
    void knownDeals().then((known) => here && setDeals(known));
    return () => {
      here = false;
    };
  }, []);
  if (deals.length === 0) return null;
  const forget = (deal: string): void => {
    setDeals(deals.filter((one) => one.deal !== deal));
    void forgetDeal(deal);
  };
  return (
    <section class="duplicate-deals sheet-of-paper" aria-labelledby="duplicate-deals">
      <h2 id="duplicate-deals">{say.deals}</h2>
      <ul>
        {deals.flatMap((known) => {
          const said = sayKnown(known);
          if (said === undefined) return [];
          const { deal } = known;
          return [
            <li key={deal}>
              <LinkTo to={{ name: 'duplicate', deal }} class="duplicate-one">
                <span>
                  <b>{said.title}</b>
                  <span>{said.about}</span>
                </span>
                <Icon name="chevron-right" size={20} />
              </LinkTo>
              <IconButton sign="trash" label={say.forget(said.title)} onClick={() => forget(deal)} />
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}
