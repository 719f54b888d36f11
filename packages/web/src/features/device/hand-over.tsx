/** The screen between two people: it shows whose turn it is, and nobody's tiles. */
import { roundOf } from '@duopolis/rules';
import type { MemberId, TableView } from '@duopolis/table';
import { useEffect, useRef } from 'preact/hooks';
import { Portrait, TileBack } from '../../kit/art/index.ts';
import { Button } from '../../kit/controls/index.ts';
import { actingAt, lockedAt } from '../../game/players/acting-people.ts';
import { memberPortrait } from '../../game/players/portraits.ts';
import './hand-over.css';
import { deviceWords } from '../../game/saves/words/device-words.ts';
import { tableWords } from '../../game/players/words/table-words.ts';

interface HandOverProps {
  readonly views: readonly TableView[];
  readonly last: MemberId | undefined;
  readonly onTake: (member: MemberId) => void;
}

export function HandOver({ views, last, onTake }: HandOverProps) {
  const device = deviceWords();
  const table = tableWords();
  const acting = actingAt(views, last);
  const locked = lockedAt(views);
  const open = views[0]?.game?.open;
  const people = views[0]?.open;
  const [only] = acting;
  /** Choosing goes round the table, but a player who only hid their hand can take it again. Anyone may place. */
  const listed = acting.filter(
    ({ action, member }, nth) => nth === 0 || action !== 'choose' || member === last,
  );
  const one = listed.length === 1 ? only : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="hand-over survey">
      <div class="hand-over-card sheet-of-paper">
        {open !== undefined && (
          <p class="hand-over-where">{table.roundTurn(open.round, open.turn, roundOf(open).turns)}</p>
        )}
        <div class="hand-over-backs" aria-hidden="true">
          {[0, 1, 2].map((nth) => (
            <TileBack key={nth} kind="single" />
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1} class="hand-over-title">
          {only === undefined ? device.waiting : one ? device.passTo(one.name) : device.passToOne}
        </h1>
        {only !== undefined && <p class="hand-over-secret">{device.secret}</p>}
        <ul class="hand-over-people">
          {listed.map(({ member, name, action }) => (
            <li key={member}>
              <p class="hand-over-person">
                {people && <Portrait of={memberPortrait(people, member)} label="" look="awaited" />}
                <span>
                  <b>{name}</b> {device.actions[action]}
                </span>
              </p>
              <Button
                kind={member === only?.member ? 'main' : 'plain'}
                size="large"
                onClick={() => onTake(member)}
              >
                {device.iAm(name)}
              </Button>
            </li>
          ))}
        </ul>
        {locked.length > 0 && <Locked people={locked} onTake={onTake} />}
      </div>
    </main>
  );
}

interface LockedProps extends Pick<HandOverProps, 'onTake'> {
  readonly people: ReturnType<typeof lockedAt>;
}

/** Players who have chosen and may still change their mind. */
const Locked = ({ people, onTake }: LockedProps) => (
  <div class="hand-over-locked">
    <span>{deviceWords().changeMind}</span>
    {people.map(({ member, name }) => (
      <Button key={member} kind="quiet" size="small" onClick={() => onTake(member)}>
        {deviceWords().changeMindOf(name)}
      </Button>
    ))}
  </div>
);
