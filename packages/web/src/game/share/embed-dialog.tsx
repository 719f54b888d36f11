/** The dialog with the HTML for other sites: the whole game, if it is public, or one of its cities. */
import type { OpenGame } from '@duopolis/rules';
import { matchCity } from '@duopolis/rules/cities';
import { gridOf, makeCity } from '@duopolis/rules/notation';
import { verifyRecord } from '@duopolis/rules/record';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, Choice, Dialog, TextField, toast } from '../../kit/controls/index.ts';
import { cityName } from '../players/seat-names.ts';
import type { FoundGame } from '../record/find-record.ts';
import { makeId } from '../record/record-id.ts';
import { stateAt } from '../record/record-view.ts';
import { namesOf } from '../record/record-summary.ts';
import { type Embedded, embedCode, embedPath } from './embed-code.ts';
import './share-ways.css';
import { shareWords } from './words/share-words.ts';
import { words } from '../words/shared-words.ts';
import './embed-dialog.css';

interface EmbedDialogProps {
  readonly game: FoundGame;
  readonly onClose: () => void;
}

const GAME = 'game';

/** Whether the game is public: its embed has no session. Nothing while that is being checked. */
function useIsPublic({ id }: FoundGame): boolean | undefined {
  const [isPublic, set] = useState<boolean | undefined>(id.from === 'table' ? undefined : false);
  useEffect(() => {
    if (id.from !== 'table') return;
    const path = embedPath({ replay: makeId(id), title: '' });
    fetch(`/api${path}`, { credentials: 'omit' }).then(
      ({ ok }) => set(ok),
      () => set(false),
    );
  }, []);
  return isPublic;
}

export function EmbedDialog({ game, onClose }: EmbedDialogProps) {
  const open = useMemo(() => {
    const verified = verifyRecord(game.record, game.components);
    return verified.ok ? stateAt(verified.value, verified.value.steps.length).open : undefined;
  }, [game]);
  return (
    <Dialog title={shareWords().embed.title} onClose={onClose}>
      {open === undefined ? <p>{shareWords().noRecord}</p> : <Codes game={game} open={open} />}
    </Dialog>
  );
}

function Codes({ game, open }: { readonly game: FoundGame; readonly open: OpenGame }) {
  const all = words();
  const { embed } = shareWords();
  const isPublic = useIsPublic(game);
  const cities = open.cities.flatMap((city, nth) =>
    matchCity(city, { built: () => [{ city, nth }], automacity: () => [] }),
  );
  const [picked, pick] = useState<number | typeof GAME>();
  const which = picked ?? (isPublic === true ? GAME : (cities[0]?.nth ?? 0));
  const city = which === GAME ? undefined : open.cities[which];
  const shown: Embedded =
    city === undefined || which === GAME
      ? { replay: makeId(game.id), title: `Duopolis: ${namesOf(game.record, all).join(', ')}` }
      : { city: makeCity(gridOf(city)), title: `Duopolis: ${cityName(open, which, all)}` };
  const code = embedCode(location.origin, shown);
  const copy = (): void =>
    void navigator.clipboard.writeText(code).then(
      () => toast(embed.copied, 'good'),
      () => toast(code),
    );
  return (
    <div class="embed-codes">
      <Choice
        label={embed.what}
        value={which}
        options={[
          ...(isPublic === true ? [{ value: GAME, label: embed.game } as const] : []),
          ...cities.map(({ nth }) => ({ value: nth, label: cityName(open, nth, all) })),
        ]}
        onChange={pick}
      />
      {isPublic === false && <p>{embed.notPublic}</p>}
      <TextField label={embed.code} value={code} readOnly onInput={() => {}} />
      <div class="card-ways">
        <Button kind="main" sign="link" onClick={copy}>
          {embed.copy}
        </Button>
        <a class="btn" href={embedPath(shown)} target="_blank" rel="noopener">
          {embed.look}
        </a>
      </div>
    </div>
  );
}
