/** The four notice channels, one row each; a channel that isn't ready shows its next step as a button. */
import { LIMITS } from '@duopolis/rules';
import { type NoticesAnswer, type Way, type WayAnswer, type Webhook, WEBHOOKS } from '@duopolis/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../../kit/art/index.ts';
import { Button, Choice, IconButton, Switch, TextField, toast } from '../../kit/controls/index.ts';
import { settings } from '../../kit/settings/settings.ts';
import { addWay, changeWay, removeWay, resend } from './notice-requests.ts';
import type { Page } from './notices-screen.tsx';
import { noticeWords } from './words/notices-words.ts';
import { pushState, subscribe } from './subscribing.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import './notice-ways.css';

/** The same rule as the server's: for all tables but some, or for some only. */
const isFor = ({ tables: { all, but } }: WayAnswer, table: string | undefined): boolean =>
  table === undefined ? all : all !== but.includes(table);

const sayTime = (at: number): string =>
  new Intl.DateTimeFormat(settings.language.value, { dateStyle: 'short', timeStyle: 'short' }).format(at);

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  readonly problem?: string | undefined;
  readonly more?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const Row = ({ icon, title, about, problem, more, children }: RowProps) => (
  <li class="way">
    <Icon name={icon} size={28} />
    <div class="way-words">
      <h2>{title}</h2>
      <p class={problem === undefined ? 'field-hint' : 'way-problem'}>{problem ?? about}</p>
      {more}
    </div>
    <div class="way-does">{children}</div>
  </li>
);

/** The secret with which receivers of signed JSON check the signature. */
const Secret = ({ secret }: { readonly secret: string }) => (
  <TextField label={noticeWords().secret} value={secret} readOnly onInput={() => {}} />
);

/** A set-up channel: its switch, or its problem. */
function Known({
  way,
  page,
  icon,
  title,
}: {
  readonly way: WayAnswer;
  readonly page: Page;
  readonly icon: IconName;
  readonly title: string;
}) {
  const say = noticeWords();
  const { table, change } = page;
  const about = way.sent === undefined ? way.label : `${way.label}, ${say.sent(sayTime(way.sent))}`;
  const broken = way.problem && say.problems[way.problem.code];
  const problem = broken ?? (way.confirmed ? undefined : say.unconfirmed);
  return (
    <Row
      icon={icon}
      title={title}
      about={about}
      problem={problem}
      more={way.secret !== undefined && <Secret secret={way.secret} />}
    >
      {broken !== undefined && (
        <Button size="small" onClick={() => change(changeWay(way.id, { again: true }))}>
          {say.tryAgain}
        </Button>
      )}
      {broken === undefined && !way.confirmed && (
        <Button size="small" onClick={() => change(resend(way.id))}>
          {say.resend}
        </Button>
      )}
      {problem === undefined && (
        <Switch
          label={title}
          on={isFor(way, table)}
          onChange={(on) => change(changeWay(way.id, { table, on }))}
        />
      )}
      <IconButton
        sign="trash"
        label={withColon(say.remove, title)}
        onClick={() => change(removeWay(way.id))}
      />
    </Row>
  );
}

function PushRow({ known, page }: { readonly known: NoticesAnswer; readonly page: Page }) {
  const say = noticeWords();
  const way = known.ways.find(({ kind, here }) => kind === 'push' && here === true);
  const state = pushState();
  if (way !== undefined)
    return <Known way={{ ...way, label: say.pushAbout }} page={page} icon="bell" title={say.push} />;
  const problem = { ready: undefined, blocked: say.pushBlocked, missing: say.pushMissing }[state];
  const turnOn = async (): Promise<void> => {
    const found = await subscribe(known.pushKey);
    if (found === undefined) toast(say.pushBlocked, 'alert');
    else page.change(addWay(known, found, page.table));
  };
  return (
    <Row icon="bell" title={say.push} about={say.pushAbout} problem={problem}>
      {state === 'ready' && <Switch label={say.push} on={false} onChange={() => void turnOn()} />}
    </Row>
  );
}

interface AddProps {
  readonly onAdd: (way: Way) => void;
  readonly onClose: () => void;
}

function WebhookForm({ onAdd, onClose }: AddProps) {
  const say = noticeWords();
  const [service, setService] = useState<Webhook>('discord');
  const [url, setUrl] = useState('');
  const add = (): void => onAdd({ kind: 'webhook', service, url: url.trim() });
  return (
    <li class="way-form">
      <Choice
        label={say.service}
        options={WEBHOOKS.map((value) => ({ value, label: say.services[value] }))}
        value={service}
        onChange={setService}
      />
      <TextField
        label={say.address}
        hint={say.addressHints[service]}
        value={url}
        most={LIMITS.noticeAddress}
        onInput={setUrl}
        onEnter={add}
      />
      <div class="way-does">
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button kind="main" disabled={!URL.canParse(url.trim())} onClick={add}>
          {say.add}
        </Button>
      </div>
    </li>
  );
}

function MailForm({ onAdd, onClose }: AddProps) {
  const say = noticeWords();
  const [address, setAddress] = useState('');
  const add = (): void => onAdd({ kind: 'mail', address: address.trim() });
  return (
    <li class="way-form">
      <TextField
        label={say.mailAddress}
        value={address}
        most={LIMITS.mailAddress}
        autocomplete="email"
        onInput={setAddress}
        onEnter={add}
      />
      <div class="way-does">
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button kind="main" disabled={!address.includes('@')} onClick={add}>
          {say.add}
        </Button>
      </div>
    </li>
  );
}

function CalendarRow({ known, page }: { readonly known: NoticesAnswer; readonly page: Page }) {
  const say = noticeWords();
  const way = known.ways.find(({ kind }) => kind === 'calendar');
  const copy = async (path: string): Promise<void> => {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    toast(say.copied, 'good');
  };
  return (
    <Row
      icon="calendar"
      title={say.calendar}
      about={way === undefined ? say.calendarAbout : say.calendarLink}
    >
      {way?.path === undefined ? (
        <Button
          size="small"
          label={`${say.add}: ${say.calendar}`}
          onClick={() => page.change(addWay(known, { kind: 'calendar' }, undefined))}
        >
          {say.add}
        </Button>
      ) : (
        <>
          <Button size="small" onClick={() => void copy(way.path ?? '').catch(() => {})}>
            {say.copy}
          </Button>
          <IconButton
            sign="trash"
            label={`${say.remove}: ${say.calendar}`}
            onClick={() => page.change(removeWay(way.id))}
          />
        </>
      )}
    </Row>
  );
}

export function Ways({ known, page }: { readonly known: NoticesAnswer; readonly page: Page }) {
  const say = noticeWords();
  const [adding, setAdding] = useState<'webhook' | 'mail' | undefined>(undefined);
  const of = (kind: Way['kind']): readonly WayAnswer[] => known.ways.filter((way) => way.kind === kind);
  const add = (way: Way): void => {
    setAdding(undefined);
    page.change(addWay(known, way, page.table));
  };
  const form = { onAdd: add, onClose: () => setAdding(undefined) };
  return (
    <ul class="ways sheet-of-paper">
      <PushRow known={known} page={page} />
      {of('webhook').map((way) => (
        <Known
          key={way.id}
          way={way}
          page={page}
          icon="webhook"
          title={say.services[way.service ?? 'json']}
        />
      ))}
      {adding === 'webhook' ? (
        <WebhookForm {...form} />
      ) : (
        <Row icon="webhook" title={say.webhook} about={say.webhookAbout}>
          <Button size="small" label={`${say.add}: ${say.webhook}`} onClick={() => setAdding('webhook')}>
            {say.add}
          </Button>
        </Row>
      )}
      {of('mail').map((way) => (
        <Known key={way.id} way={way} page={page} icon="mail" title={say.mail} />
      ))}
      {adding === 'mail' ? (
        <MailForm {...form} />
      ) : (
        of('mail').length === 0 && (
          <Row icon="mail" title={say.mail} about={known.mail ? say.mailAbout : say.noMail}>
            {known.mail && (
              <Button size="small" label={`${say.add}: ${say.mail}`} onClick={() => setAdding('mail')}>
                {say.add}
              </Button>
            )}
          </Row>
        )
      )}
      <CalendarRow known={known} page={page} />
    </ul>
  );
}
