/** The list of keys. */
import { Dialog } from '../controls/index.ts';
import { closeOverlay } from './overlays.ts';
import { type ShortcutGroup, shortcutGroups } from './shortcuts.ts';
import { words } from './words.ts';

function ownGroup(): ShortcutGroup {
  const { app, table } = words();
  return {
    title: app.anywhere,
    shortcuts: [
      { keys: ['?'], does: app.openShortcuts },
      { keys: ['R'], does: table.reference },
      { keys: ['Esc'], does: app.closeShortcuts },
      { keys: ['Tab'], does: app.nextControl },
      { keys: ['Enter', 'Space'], does: app.press },
      { keys: ['←', '↑', '↓', '→'], does: app.moveIn },
    ],
  };
}

export function ShortcutsDialog() {
  const { app } = words();
  return (
    <Dialog title={app.shortcuts} onClose={closeOverlay}>
      {[...shortcutGroups(), ownGroup()].map(({ title, shortcuts }) => (
        // A stop for the keyboard, so that a long list can be scrolled by it.
        <section key={title} class="keys" tabIndex={0} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="field-hint">{app.noKeys}</p>
    </Dialog>
  );
}
