/** The people who look at this game together, their leader, and buttons to follow, go alone and hand over. */
import type { Looker } from '@duopolis/protocol';
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../kit/controls/announce.tsx';
import { Icon } from '../../../kit/art/index.ts';
import { Button, Menu } from '../../../kit/controls/index.ts';
import { connectionState } from '../../../game/link/connection-state.ts';
import { look, onMessage } from '../../../game/link/online-link.ts';
import { isKnown, knownSession } from '../../../kit/account/account-session.ts';
import type { Playback } from '../../../game/record/playback.ts';
import { type LookConnection, newTogether, type Together } from './together.ts';
import './together.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';

interface TogetherStripProps {
  readonly table: string;
  readonly game: number;
  readonly playback: Playback;
}

const lineOf = (you: string, table: string): LookConnection => ({
  you,
  look,
  connected: computed(() => connectionState.value === 'connected'),
  listen: (listen) =>
    onMessage((message) => {
      if (message.type === 'looking') listen(message);
      if (message.type === 'error' && message.table === table && message.id === undefined) listen('refused');
    }),
});

/** Nothing for people who were never on this server. */
export function TogetherStrip(props: TogetherStripProps) {
  const [you, setYou] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (isKnown()) void knownSession().then((answer) => answer.ok && setYou(answer.value.you));
  }, []);
  return you === undefined ? null : <Strip {...props} you={you} />;
}

function Strip({ table, game, playback, you }: TogetherStripProps & { readonly you: string }) {
  const together = useMemo(
    () => newTogether({ table, game }, lineOf(you, table), playback),
    [table, game, playback, you],
  );
  useEffect(() => together.close, [together]);
  const { together: say } = reviewWords();
  const way = together.way.value;
  useLeadSaid(together, you);
  if (way === 'off' || way === 'refused')
    return (
      <div class="together">
        {way === 'refused' && <p>{say.refused}</p>}
        <Button size="small" sign="people" onClick={together.join}>
          {say.join}
        </Button>
      </div>
    );
  return (
    <section class="together together-on" aria-label={say.title}>
      <Icon name="people" size={22} />
      <div class="together-said">
        <p role="status">
          <b>{wayText(together)}</b>
        </p>
        <People here={together.here.value} leader={together.leader.value} you={you} />
      </div>
      <div class="together-ways">
        {way === 'lead' && <HandOver together={together} you={you} />}
        {way === 'follow' && (
          <Button size="small" onClick={together.goFree}>
            {say.goFree}
          </Button>
        )}
        {way === 'free' && together.leader.value !== undefined && (
          <Button kind="main" size="small" onClick={together.follow}>
            {say.rejoin(together.leader.value.name)}
          </Button>
        )}
        <Button size="small" sign="cross" onClick={together.leave}>
          {say.leave}
        </Button>
      </div>
    </section>
  );
}

function wayText({ way, leader }: Together): string {
  const { together: say } = reviewWords();
  if (connectionState.value !== 'connected') return say.lost;
  const { name = '', step = 0 } = leader.value ?? {};
  switch (way.value) {
    case 'lead':
      return say.lead;
    case 'follow':
      return say.follow(name);
    case 'free':
      return say.free(name, step);
    default:
      return '';
  }
}

function People({
  here,
  leader,
  you,
}: {
  readonly here: readonly Looker[];
  readonly leader: Looker | undefined;
  readonly you: string;
}) {
  const { together: say } = reviewWords();
  const others = here.filter(({ member }) => member !== you);
  if (others.length === 0) return <p>{say.alone}</p>;
  return (
    <p>
      <span class="unseen">{say.here(here.map(({ name }) => name))}</span>
      <span class="together-people" aria-hidden="true">
        {here.map(({ member, name, step }) => (
          <span key={member} class={member === leader?.member ? 'together-leader' : ''}>
            {member === leader?.member && <Icon name="flag" size={15} />}
            {name}
            <small>{step}</small>
          </span>
        ))}
      </span>
    </p>
  );
}

function HandOver({ together, you }: { readonly together: Together; readonly you: string }) {
  const { together: say } = reviewWords();
  const others = together.here.value.filter(({ member }) => member !== you);
  if (others.length === 0) return null;
  return (
    <Menu
      label={say.handOver}
      class="btn btn-small"
      items={others.map(({ member, name }) => ({
        label: say.handTo(name),
        onPick: () => together.handTo(member),
      }))}
    >
      {say.handOver}
    </Menu>
  );
}

/** A change of the lead is announced. */
function useLeadSaid({ leader, way }: Together, you: string): void {
  const member = leader.value?.member;
  useEffect(() => {
    const { together: say } = reviewWords();
    if (member === undefined || way.peek() === 'off') return;
    announce(member === you ? say.youLead : say.leads(leader.peek()?.name ?? ''));
  }, [member]);
}
