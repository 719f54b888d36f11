/** The link that brings others to the table: to copy, to share, to scan. */
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../kit/page/lazy.tsx';
import { makePath } from '../../kit/routing/route.ts';
import { words } from '../../kit/words/words.ts';
import { Button, TextField, toast } from '../../kit/controls/index.ts';
import { invitationTo } from '../link/online.ts';

const QrCode = lazy(async () => (await import('./qr-code.tsx')).QrCode, 'nothing');

const addressTo = (table: string, code: string): string =>
  `${location.origin}${makePath({ name: 'table', table, code })}`;

export function Invitation({ table }: { readonly table: string }) {
  const { lobby } = words();
  const [link, setLink] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [scan, setScan] = useState(false);
  useEffect(() => {
    void invitationTo(table).then((answer) => {
      if (answer.ok) setLink(addressTo(table, answer.value.code));
      else setFailed(true);
    });
  }, [table]);
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
    <section class="sheet-of-paper gather-card">
      <h2>{lobby.invite}</h2>
      <p class="field-hint">{failed ? lobby.noInvitation : lobby.inviteAbout}</p>
      {!failed && (
        <>
          <TextField label={lobby.invite} quiet readOnly value={link ?? ''} onInput={() => {}} />
          <div class="gather-actions">
            <Button sign="copy" kind="main" size="small" disabled={link === undefined} onClick={copy}>
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
      {scan && link !== undefined && (
        <figure class="gather-qr">
          <QrCode text={link} label={lobby.qr} />
          <figcaption class="field-hint">{lobby.qrAbout}</figcaption>
        </figure>
      )}
    </section>
  );
}
