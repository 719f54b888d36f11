/** One deal: play it, invite others to it, and see everyone's results. */
import type { GameRecord } from '@duopolis/rules/record';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go, makePath } from '../../kit/routing/route.ts';
import { loadCapitalsArt } from '../../kit/art/index.ts';
import { Button, LinkButton, LinkTo, TextField, toast } from '../../kit/controls/index.ts';
import { decodeGame, encodeGame } from '../../game/record/record-link.ts';
import { OwnName } from '../../game/setup/setup-people.tsx';
import { Beside } from './compare-games.tsx';
import { copyLink } from './copy-deal-link.ts';
import { type Deal, makeDeal } from './deal-link.ts';
import { playDeal } from './play-deal.ts';
import { BySeat, Waiting } from './result-list.tsx';
import { type DealResult, resultsOf, runningTable, takeResult } from './deal-results.ts';
import { sayDeal, titleOf } from './describe-deal.ts';
import { setupWords } from '../../game/setup/words/setup-words.ts';
import { duplicateWords } from './words/duplicate-words.ts';
import './deal-screen.css';

/** As at every table. */
const LONGEST_NAME = 24;

interface DealProps {
  readonly deal: Deal;
  /** Somebody's game, from the link. */
  readonly result: string | undefined;
}

const peopleOf = (record: GameRecord | undefined): readonly string[] =>
  (record?.seats ?? []).flatMap(({ kind, name }) => (kind === 'human' ? [name] : []));

/** Imports the game in a link, and reports the outcome. */
async function take(deal: string, hash: string): Promise<void> {
  const say = duplicateWords();
  const record = await decodeGame(hash);
  const problem = record === undefined ? 'no-result' : await takeResult(deal, record);
  if (problem !== undefined) toast(say.problems[problem], 'alert');
  else toast(say.added(peopleOf(record).join(', ')), 'good');
}

export function DealScreen({ deal, result }: DealProps) {
  const say = duplicateWords();
  const text = makeDeal(deal);
  const [results, setResults] = useState<readonly DealResult[] | undefined>(undefined);
  const [running, setRunning] = useState<string | undefined>(undefined);
  const load = async (): Promise<void> => {
    if (deal.game.capitals) await loadCapitalsArt();
    setRunning(await runningTable(text));
    setResults(await resultsOf(text));
  };
  useEffect(() => {
    if (result === undefined) {
      void load();
      return;
    }
    void take(text, result).then(() => go({ name: 'duplicate', deal: text }, 'replace'));
  }, [result]);
  const own = results?.find((one) => one.own);
  const [anyway, setAnyway] = useState(false);
  const isShown = own !== undefined || anyway;
  return (
    <Frame title={titleOf(deal)} wide>
      <p class="duplicate-back">
        <LinkTo to={{ name: 'duplicate' }}>{say.allDeals}</LinkTo>
      </p>
      <h1 class="duplicate-title">{titleOf(deal)}</h1>
      <p class="duplicate-about">
        {sayDeal(deal)}. {say.sameForAll}
      </p>
      {results !== undefined && (
        <>
          <Ways deal={deal} own={own} running={running} />
          <section class="duplicate-results sheet-of-paper" aria-labelledby="duplicate-results">
            <h2 id="duplicate-results">{say.resultsTitle}</h2>
            {results.length === 0 ? (
              <p>{say.none}</p>
            ) : isShown ? (
              <>
                {results.length === 1 && <p>{say.alone}</p>}
                <BySeat results={results} seats={deal.game.seats} isGroup={deal.people > 1} />
                <p class="duplicate-proven">{say.proven}</p>
              </>
            ) : (
              <Waiting names={results.map(({ name }) => name)} onShow={() => setAnyway(true)} />
            )}
            <Paste deal={text} onTaken={load} />
          </section>
          {isShown && results.length > 0 && <Beside results={results} isGroup={deal.people > 1} />}
        </>
      )}
      <p class="duplicate-fair">{say.fairPlay}</p>
    </Frame>
  );
}

interface WaysProps {
  readonly deal: Deal;
  readonly own: DealResult | undefined;
  readonly running: string | undefined;
}

function Ways({ deal, own, running }: WaysProps) {
  const say = duplicateWords();
  const [busy, setBusy] = useState(false);
  const text = makeDeal(deal);
  const link = `${location.origin}${makePath({ name: 'duplicate', deal: text })}`;
  const [names, setNames] = useState<readonly string[]>(() => Array<string>(deal.people).fill(''));
  const play = (): void => {
    setBusy(true);
    void playDeal(deal, names).finally(() => setBusy(false));
  };
  const send = async (mine: DealResult): Promise<void> => {
    const path = makePath({ name: 'duplicate', deal: text, result: await encodeGame(mine.record, 0) });
    await copyLink(`${location.origin}${path}`, say.copiedResult);
  };
  return (
    <div class="duplicate-ways">
      {own === undefined && running === undefined && <Names names={names} onChange={setNames} />}
      {running !== undefined ? (
        <LinkButton kind="main" size="large" sign="play" to={{ name: 'local', table: running }}>
          {say.goOn}
        </LinkButton>
      ) : own === undefined ? (
        <Button kind="main" size="large" sign="play" disabled={busy} onClick={play}>
          {say.play}
        </Button>
      ) : (
        <Button kind="main" size="large" sign="share" onClick={() => void send(own)}>
          {say.copyResult}
        </Button>
      )}
      <Button size="large" sign="link" onClick={() => void copyLink(link, say.invited)}>
        {say.invite}
      </Button>
      {own !== undefined && <p>{say.played}</p>}
    </div>
  );
}

interface NamesProps {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** One's own name, or those of the group in the order of their chairs. */
function Names({ names, onChange }: NamesProps) {
  const setup = setupWords();
  if (names.length === 1) return <OwnName />;
  return (
    <fieldset class="duplicate-names">
      <legend class="field-label">{setup.names}</legend>
      {names.map((name, nth) => (
        <TextField
          key={nth}
          label={setup.nameOf(nth + 1)}
          quiet
          placeholder={setup.nameOf(nth + 1)}
          value={name}
          most={LONGEST_NAME}
          onInput={(typed) => onChange(names.with(nth, typed))}
        />
      ))}
    </fieldset>
  );
}

interface PasteProps {
  readonly deal: string;
  readonly onTaken: () => Promise<void>;
}

function Paste({ deal, onTaken }: PasteProps) {
  const say = duplicateWords();
  const [link, setLink] = useState('');
  const add = async (): Promise<void> => {
    const [, hash] = link.split('#');
    await take(deal, hash ?? '');
    setLink('');
    await onTaken();
  };
  return (
    <div class="duplicate-paste">
      <TextField
        label={say.paste}
        hint={say.pasteHint}
        value={link}
        onInput={setLink}
        onEnter={() => void add()}
      />
      <Button disabled={link.trim() === ''} onClick={() => void add()}>
        {say.add}
      </Button>
    </div>
  );
}
