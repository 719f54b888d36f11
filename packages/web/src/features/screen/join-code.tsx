/** The code to scan: black on white in both themes, with the address beside it. */
import { lazy } from '../../kit/page/lazy.tsx';
import { makePath, type Route } from '../../kit/routing/route.ts';
import { screenWords } from './words/screen-words.ts';
import './join-code.css';

const QrCode = lazy(async () => (await import('../../game/gathering/qr-code.tsx')).QrCode, 'nothing');

type ScreenRoute = Extract<Route, { readonly name: 'screen' }>;

/** Phones beside a screen show only their own part. */
const addressOf = ({ table, code }: ScreenRoute): string =>
  `${location.origin}${makePath({ name: 'table', table, room: true, ...(code !== undefined && { code }) })}`;

/** Phones can't use an address that means their own device. */
const isOnlyHere = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

export function JoinCode({ route, size }: { readonly route: ScreenRoute; readonly size: 'large' | 'small' }) {
  const say = screenWords();
  const large = size === 'large';
  return (
    <figure class={`screen-panel screen-code screen-code-${size}`}>
      <figcaption>
        <b>{large ? say.sitDown : say.comeBack}</b>
        {large && <span>{say.scan}</span>}
        {large && isOnlyHere() ? (
          <span class="screen-alert">{say.onlyHere}</span>
        ) : (
          <span class="screen-address">{location.host}</span>
        )}
      </figcaption>
      <QrCode text={addressOf(route)} label={say.scan} />
    </figure>
  );
}
