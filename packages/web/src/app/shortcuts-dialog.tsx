/** The list of keys; single keys can be changed here. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Button, Dialog, Switch } from '../kit/controls/index.ts';
import { characterOf, isFreeKey, type KeyAction, keyMap, resetKeys, setKey } from '../kit/keys/key-map.ts';
import { closeOverlay } from '../kit/routing/overlays.ts';
import { settings } from '../kit/settings/settings.ts';
import { type ShortcutGroup, shortcutGroups } from '../kit/keys/shortcuts.ts';
import { appWords } from '../kit/words/app-words.ts';
import { tableWords } from '../game/players/words/table-words.ts';

function ownGroup(): ShortcutGroup {
  const app = appWords();
  const table = tableWords();
  return {
    title: app.anywhere,
    shortcuts: [
      { actions: ['keys'], does: app.openShortcuts },
      { actions: ['mute'], does: app.mute },
      { actions: ['reference'], does: table.reference },
      { actions: ['explain'], does: app.explain },
      { keys: [app.keyNames.escape], does: app.closeShortcuts },
      { keys: ['Tab'], does: app.nextControl },
      { keys: [app.keyNames.enter, app.keyNames.space], does: app.press },
      { keys: ['←', '↑', '↓', '→'], does: app.moveIn },
    ],
  };
}

/** The action that waits for its new key. */
interface Asked {
  readonly action: KeyAction;
  readonly does: string;
}

/** The next character becomes the key; Escape cancels and leaves the dialog open. */
function useNewKey(asked: Asked | undefined, onKey: (key: string | undefined) => void): void {
  useLayoutEffect(() => {
    if (asked === undefined) return undefined;
    const listener = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
      const key = characterOf(event);
      if (event.key !== 'Escape' && !isFreeKey(key)) return;
      event.preventDefault();
      event.stopPropagation();
      onKey(event.key === 'Escape' ? undefined : key);
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, [asked]);
}

interface GroupProps {
  readonly group: ShortcutGroup;
  readonly asked: KeyAction | undefined;
  readonly onAsk: (asked: Asked) => void;
}

function Group({ group: { title, shortcuts }, asked, onAsk }: GroupProps) {
  const app = appWords();
  const map = keyMap();
  return (
    // Focusable, so that a long list can be scrolled with the keyboard.
    <section class="keys" tabIndex={0} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.does}>
            <dt>
              {'keys' in shortcut
                ? shortcut.keys.map((key) => <kbd key={key}>{key}</kbd>)
                : shortcut.actions.map((action) => (
                    <button
                      key={action}
                      type="button"
                      class="keys-change"
                      aria-label={app.changeKey(map[action], shortcut.does)}
                      aria-pressed={asked === action}
                      disabled={!settings.keys.value}
                      onClick={() => onAsk({ action, does: shortcut.does })}
                    >
                      <kbd>{asked === action ? '…' : map[action]}</kbd>
                    </button>
                  ))}
            </dt>
            <dd>{shortcut.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ShortcutsDialog() {
  const app = appWords();
  const asked = useSignal<Asked | undefined>(undefined);
  const said = useSignal('');
  const isOn = settings.keys.value;
  useNewKey(asked.value, (key) => {
    const { action, does } = asked.peek() ?? {};
    asked.value = undefined;
    if (action === undefined || does === undefined || key === undefined) {
      said.value = '';
      return;
    }
    setKey(action, key);
    said.value = app.keyChanged(key, does);
  });
  const ask = (next: Asked): void => {
    asked.value = next;
    said.value = app.pressKey(next.does);
  };
  const reset = (): void => {
    resetKeys();
    said.value = app.keysReset;
  };
  return (
    <Dialog
      title={app.shortcuts}
      onClose={closeOverlay}
      foot={
        <>
          {/* The live regions of the page are silent while a dialog is open. */}
          <p class="keys-said" role="status">
            {said.value}
          </p>
          <Button disabled={Object.keys(settings.keyMap.value).length === 0} onClick={reset}>
            {app.resetKeys}
          </Button>
        </>
      }
    >
      <Switch
        label={app.keys}
        about={app.keysAbout}
        on={isOn}
        onChange={(on) => {
          settings.keys.value = on;
        }}
      />
      {[...shortcutGroups(), ownGroup()].map((group) => (
        <Group key={group.title} group={group} asked={asked.value?.action} onAsk={ask} />
      ))}
      <p class="field-hint">{app.noKeys}</p>
    </Dialog>
  );
}
