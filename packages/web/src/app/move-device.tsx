/** Moves a person to another device with a code that works once. */
import type { TransferAnswer } from '@duopolis/protocol';
import { useState } from 'preact/hooks';
import { settings } from '../kit/settings/settings.ts';
import { Button, TextField } from '../kit/controls/index.ts';
import { sayProblem } from '../kit/account/server-problem.ts';
import { claim, transferCode } from '../kit/account/account-session.ts';
import { peopleWords } from '../kit/account/words/people-words.ts';
import { words } from '../game/words/shared-words.ts';

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.language.value, { hour: 'numeric', minute: '2-digit' }).format(at);

function OwnCode() {
  const people = peopleWords();
  const [code, setCode] = useState<TransferAnswer>();
  const [problem, setProblem] = useState<string>();
  const get = async (): Promise<void> => {
    const answer = await transferCode();
    if (answer.ok) setCode(answer.value);
    setProblem(answer.ok ? undefined : sayProblem(words(), answer.error));
  };
  if (code !== undefined)
    return (
      <p class="move-code">
        <span class="field-label">{people.yourCode}</span>
        <strong>{code.code}</strong>
        <span class="field-hint">{people.codeUntil(timeOf(code.until))}</span>
      </p>
    );
  return (
    <>
      <Button size="small" onClick={() => void get()} disabled={settings.name.value.trim() === ''}>
        {people.getCode}
      </Button>
      {problem !== undefined && <p class="field-problem">{problem}</p>}
    </>
  );
}

function OtherCode() {
  const people = peopleWords();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const enter = async (): Promise<void> => {
    const answer = await claim(code.trim());
    setProblem(answer.ok ? undefined : sayProblem(words(), answer.error));
    if (!answer.ok) return;
    /** Everything on the page belongs to the previous identity. */
    location.assign('/');
  };
  return (
    <div class="move-other">
      <TextField
        label={people.enterCode}
        value={code}
        most={40}
        problem={problem}
        onInput={setCode}
        onEnter={() => void enter()}
      />
      <Button size="small" disabled={code.trim() === ''} onClick={() => void enter()}>
        {people.claim}
      </Button>
    </div>
  );
}

export function Move() {
  const people = peopleWords();
  const [hasCode, setHasCode] = useState(false);
  return (
    <section class="move">
      <h3>{people.move}</h3>
      <p class="field-hint">{people.moveAbout}</p>
      <div class="move-ways">
        <OwnCode />
        {!hasCode && (
          <Button size="small" kind="quiet" onClick={() => setHasCode(true)}>
            {people.haveCode}
          </Button>
        )}
      </div>
      {hasCode && <OtherCode />}
    </section>
  );
}
