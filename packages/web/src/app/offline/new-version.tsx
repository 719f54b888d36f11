/** Announces a new version: never at a table, where it would interrupt a move, unless nothing works without it. */
import { useSignal } from '@preact/signals';
import { route } from '../../kit/routing/route.ts';
import { Button, IconButton } from '../../kit/controls/index.ts';
import { isPageOld } from '../../game/link/connection-state.ts';
import { isNewVersionReady, takeNewVersion } from './registration.ts';
import './new-version.css';
import { appWords } from '../../kit/words/app-words.ts';
import { offlineWords } from './words/offline-words.ts';

export function NewVersion() {
  const later = useSignal(false);
  const { name } = route.value;
  const waits = isNewVersionReady() && !later.value && name !== 'table' && name !== 'local';
  if (!waits && !isPageOld.value) return null;
  const offline = offlineWords();
  const app = appWords();
  return (
    <div class="new-version sheet-of-paper" role="status">
      <p>{isPageOld.value ? offline.outdated : offline.newVersion}</p>
      <Button kind="main" onClick={takeNewVersion}>
        {app.reload}
      </Button>
      {!isPageOld.value && (
        <IconButton sign="cross" label={offline.later} onClick={() => void (later.value = true)} />
      )}
    </div>
  );
}
