/** Quiet hours, and the one exception. */
import type { NoticesAnswer, NoticeSettings } from '@duopolis/protocol';
import { Switch } from '../../kit/controls/index.ts';
import { changeSettings, NIGHT, settingsNow } from './notice-requests.ts';
import type { Page } from './notices-screen.tsx';
import { noticeWords } from './words/notices-words.ts';
import './quiet-hours.css';

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesIn(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export function QuietHours({ known, page }: { readonly known: NoticesAnswer; readonly page: Page }) {
  const say = noticeWords();
  const now = settingsNow(known);
  const { quiet: hours, ...rest } = now;
  const put = (next: NoticeSettings): void => page.change(changeSettings(next));
  const at = (edge: 'from' | 'to') => (
    <label class="quiet-edge">
      <span class="field-label">{say[edge]}</span>
      <input
        type="time"
        class="field-box"
        step={900}
        value={timeOf((hours ?? NIGHT)[edge])}
        onChange={({ currentTarget }) => {
          const minutes = minutesIn(currentTarget.value);
          if (minutes !== undefined) put({ ...now, quiet: { ...(hours ?? NIGHT), [edge]: minutes } });
        }}
      />
    </label>
  );
  return (
    <section class="quiet sheet-of-paper">
      <Switch
        label={say.quiet}
        about={say.quietOn}
        on={hours !== undefined}
        onChange={(on) => put(on ? { ...now, quiet: NIGHT } : rest)}
      />
      {hours !== undefined && (
        <div class="quiet-edges">
          {at('from')}
          {at('to')}
        </div>
      )}
      <Switch
        label={say.urgent}
        about={say.urgentAbout}
        on={now.urgent}
        onChange={(urgent) => put({ ...now, urgent })}
      />
    </section>
  );
}
