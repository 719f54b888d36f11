/** The devices that are signed in as this person, and signing them out. */
import type { Device, DevicesAnswer } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Button, toast } from '../../kit/controls/index.ts';
import { askServer } from '../../kit/account/api.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { forgetIdentity, isKnown } from '../../kit/account/account-session.ts';
import { BROWSER_NAMES, SYSTEM_NAMES, statisticsWords } from './words/statistics-words.ts';
import { sayDate } from './format-figures.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import './signed-in-devices.css';

const PATH = '/api/session/devices';

async function listed(): Promise<readonly Device[]> {
  if (!isKnown()) return [];
  const answer = await askServer<DevicesAnswer>({ method: 'GET', path: PATH });
  return answer.ok ? answer.value.devices : [];
}

const nameOf = ({ browser, system }: Device): string =>
  statisticsWords().device(BROWSER_NAMES[browser], SYSTEM_NAMES[system]);

interface LineProps {
  readonly device: Device;
  readonly onSignOut: () => void;
}

function DeviceLine({ device, onSignOut }: LineProps) {
  const say = statisticsWords();
  const { here, created, used } = device;
  const name = nameOf(device);
  return (
    <li>
      <span class="device-name">
        {name}
        {here === true && <b>{say.thisDevice}</b>}
      </span>
      <span class="device-times">{say.deviceTimes(sayDate(created), sayDate(used))}</span>
      <Button size="small" label={withColon(say.signOut, name)} onClick={onSignOut}>
        {say.signOut}
      </Button>
    </li>
  );
}

export function Devices() {
  const say = statisticsWords();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const refresh = async (): Promise<void> => setDevices(await listed());
  useEffect(() => void refresh(), []);
  if (devices.length === 0) return null;

  const end = async (path: string, done: string): Promise<void> => {
    const answer = await askServer({ method: 'DELETE', path });
    if (answer.ok) announce(done);
    else toast(sayProblem(words(), answer.error), 'alert');
    await refresh();
  };
  const signOut = async (device: Device): Promise<void> => {
    if (device.here !== true) return end(`${PATH}/${device.id}`, say.signedOut(nameOf(device)));
    await end('/api/session', say.signedOut(nameOf(device)));
    forgetIdentity();
    location.assign('/');
  };
  return (
    <section class="devices sheet-of-paper" aria-labelledby="devices">
      <h2 id="devices">{say.devices}</h2>
      <p>{say.devicesAbout}</p>
      <ul>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} onSignOut={() => void signOut(device)} />
        ))}
      </ul>
      {devices.length > 1 && (
        <div>
          <Button onClick={() => void end(PATH, say.signedOutOthers)}>{say.signOutOthers}</Button>
        </div>
      )}
    </section>
  );
}
