/** The invitation link: to copy, to share, to scan. */
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../kit/page/lazy.tsx';
import { completeAddress, makePath } from '../../kit/routing/route.ts';
import { Button, TextField, toast } from '../../kit/controls/index.ts';
import { invitationTo } from '../link/online-link.ts';
import { lobbyWords } from './words/lobby-words.ts';
import './invitation.css';
import './gather-card.css';

const QrCode = lazy(async () => (await import('./qr-code.tsx')).QrCode, 'nothing');

const screenOf = (table: string, code: string): string =>
  `${location.origin}${makePath({ name: 'screen', table, code })}`;

const addressTo = (table: string, code: string): string =>
  `${location.origin}${makePath({ name: 'table', table, code })}`;

/** The addresses of a table, once the server has given its code. */
function useAddresses(table: string) {
  const [link, setLink] = useState<string>();
  const [screen, setScreen] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void invitationTo(table).then((answer) => {
      if (!answer.ok) return setFailed(true);
      completeAddress({ name: 'table', table, code: answer.value.code });
      setLink(addressTo(table, answer.value.code));
      return setScreen(screenOf(table, answer.value.code));
    });
  }, [table]);
  return { link, screen, failed };
}

interface InvitationProps {
  readonly table: string;
  /** The only action until somebody comes. */
  readonly isNext: boolean;
}

export function Invitation({ table, isNext }: InvitationProps) {
  const lobby = lobbyWords();
  const { link, screen, failed } = useAddresses(table);
  const [scan, setScan] = useState(false);
  const copy = (): void => {
    if (link === undefined) return;
    navigator.clipboard.writeText(link).then(
      () => toast(lobby.copied, 'good'),
      () => toast(link),
    );
  };
  const canShare = typeof navigator.share === 'function';
  const share = (): void => {
    if (link !== undefined)
      void navigator.share({ title: 'Duopolis', text: lobby.shareText, url: link }).catch(() => {});
  };
  return (
    <section class="sheet-of-paper gather-card gather-invite">
      <h2>{lobby.invite}</h2>
      <p class="field-hint">{failed ? lobby.noInvitation : lobby.inviteAbout}</p>
      {!failed && (
        <>
          <TextField label={lobby.invite} quiet readOnly value={link ?? ''} onInput={() => {}} />
          <div class="gather-actions">
            <Button
              sign="copy"
              kind={isNext ? 'main' : 'plain'}
              size="small"
              disabled={link === undefined}
              onClick={copy}
            >
              {lobby.copy}
            </Button>
            {canShare && (
              <Button sign="share" size="small" disabled={link === undefined} onClick={share}>
                {lobby.share}
              </Button>
            )}
            <Button sign="qr" size="small" expanded={scan} onClick={() => setScan(!scan)}>
              {lobby.qr}
            </Button>
          </div>
        </>
      )}
      {screen !== undefined && <ScreenLink address={screen} />}
      {scan && link !== undefined && (
        <figure class="gather-qr">
          <QrCode text={link} label={lobby.qr} />
          <figcaption class="field-hint">{lobby.qrAbout}</figcaption>
        </figure>
      )}
    </section>
  );
}

const ScreenLink = ({ address }: { readonly address: string }) => (
  <p class="field-hint gather-screen">
    {lobbyWords().bigScreen} <a href={address}>{address.replace(/^https?:\/\//, '').replace(/#.*$/, '')}</a>
  </p>
);
