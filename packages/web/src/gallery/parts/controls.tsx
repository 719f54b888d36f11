/** The shared controls, in every kind and state. */
import { useEffect, useRef } from 'preact/hooks';
import {
  Button,
  Choice,
  IconButton,
  LinkButton,
  Menu,
  Stepper,
  Switch,
  TabList,
  TextField,
} from '../../kit/controls/index.ts';
import { ToastMessage, TOAST_TONES } from '../../kit/controls/toast.tsx';
import { BarChart } from '../../kit/chart/bar-chart.tsx';
import { DotChart } from '../../kit/chart/dot-chart.tsx';
import { LineChart } from '../../kit/chart/line-chart.tsx';
import '../../game/table/centre.css';
import { Icon } from '../../kit/art/index.ts';
import { BUTTON_KINDS } from '../../kit/controls/button.tsx';
import { PACES, THEMES } from '../../kit/settings/settings.ts';
import { appWords } from '../../kit/words/app-words.ts';
import type { GalleryPart } from './exhibit.ts';

const nothing = (): void => {};

const Buttons = () => (
  <>
    {BUTTON_KINDS.map((kind) => (
      <div class="row" key={kind}>
        <Button kind={kind} size="small">
          {appWords().reload}
        </Button>
        <Button kind={kind} sign="play">
          {appWords().reload}
        </Button>
        <Button kind={kind} size="large">
          {appWords().reload}
        </Button>
        <Button kind={kind} disabled>
          {appWords().reload}
        </Button>
        <Button kind={kind} pressed>
          {appWords().reload}
        </Button>
        <LinkButton kind={kind} to={{ name: 'home' }}>
          {appWords().toHome}
        </LinkButton>
      </div>
    ))}
  </>
);

const IconButtons = () => (
  <div class="row">
    <IconButton sign="gear" label={appWords().settings} onClick={nothing} />
    <IconButton sign="moon" label={appWords().theme} pressed onClick={nothing} />
    <IconButton sign="trash" label={appWords().close} disabled onClick={nothing} />
  </div>
);

const Choices = () => {
  const { pace, paces, paceAbout, theme, themes } = appWords();
  const chips = THEMES.map((value) => ({ value, label: themes[value] }));
  const cards = PACES.map((value, nth) => ({
    value,
    label: paces[value],
    about: paceAbout,
    disabled: nth === 2,
  }));
  return (
    <div class="stack">
      <Choice label={theme} value="night" options={chips} onChange={nothing} />
      <Choice label={pace} hint={paceAbout} value="brisk" options={cards} cards onChange={nothing} />
    </div>
  );
};

const Switches = () => {
  const { sound, soundAbout, still, stillAbout, notify, notifyMissing } = appWords();
  return (
    <div class="stack">
      <Switch label={sound} about={soundAbout} on onChange={nothing} />
      <Switch label={still} about={stillAbout} on={false} onChange={nothing} />
      <Switch label={notify} about={notifyMissing} on={false} disabled onChange={nothing} />
    </div>
  );
};

const Fields = () => {
  const { name, nameHint, badName } = appWords();
  return (
    <div class="stack">
      <TextField label={name} value="Nora" hint={nameHint} onInput={nothing} />
      <TextField label={name} value="–" problem={badName} onInput={nothing} />
      <TextField label={name} value="" placeholder={name} large onInput={nothing} />
      <TextField label={name} value="https://example.org/table/9" readOnly onInput={nothing} />
    </div>
  );
};

const Steppers = () => (
  <div class="stack">
    {[3, 5, 7].map((value) => (
      <Stepper
        key={value}
        label={appWords().volume}
        steps={[3, 4, 5, 6, 7]}
        value={value}
        say={(step) => `${step} / 7`}
        onChange={nothing}
      />
    ))}
  </div>
);

const TABS = ['settings', 'shortcuts', 'language'] as const;

const Tabs = () => (
  <TabList
    name="centre"
    label={appWords().menu}
    tabs={TABS}
    shown="shortcuts"
    say={(tab) => appWords()[tab]}
    onShow={nothing}
  />
);

const OpenMenu = () => {
  const { settings, shortcuts, cancel } = appWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = place.current?.firstElementChild?.firstElementChild;
    if (button instanceof HTMLElement) button.click();
  }, []);
  return (
    <div ref={place} class="gallery-menu">
      <Menu
        label={appWords().menu}
        fromStart
        items={[
          { label: settings, sign: 'gear', onPick: nothing },
          { label: shortcuts, disabled: true, onPick: nothing },
          { label: cancel, sign: 'trash', danger: true, onPick: nothing },
        ]}
      >
        <Icon name="dots" size={22} />
      </Menu>
    </div>
  );
};

const ToastMessages = () => (
  <div class="stack">
    {TOAST_TONES.map((tone) => (
      <ToastMessage key={tone} text={appWords().keysReset} tone={tone} onClose={nothing} />
    ))}
  </div>
);

const SCORES = [41, 52, 47, 58, 49, 61, 55, 57];

const Charts = () => (
  <div class="stack">
    <BarChart bars={SCORES.map((value, nth) => ({ name: `${40 + nth * 3}`, value: value % 9 }))} />
    <DotChart
      dots={SCORES.map((value) => ({ value, marked: value > 56 }))}
      means={SCORES.map((_, nth) => 47 + nth)}
      ends={['1', '8']}
    />
    <LineChart
      label="2 × 8"
      lines={[
        { key: 'one', name: 'Nora', values: SCORES, spreads: SCORES.map((_, nth) => 8 - nth) },
        { key: 'other', name: 'Ben', values: SCORES.toReversed() },
      ]}
      first="one"
      range={[30, 70]}
      write={String}
      milestones={[{ at: 4, name: '2' }]}
      at={5}
    />
  </div>
);

export const controls: GalleryPart = async () => [
  { name: 'Menu, open', Show: OpenMenu },
  { name: 'Button: kinds, sizes, states', isWide: true, Show: Buttons },
  { name: 'IconButton: plain, pressed, disabled', Show: IconButtons },
  { name: 'TabList', Show: Tabs },
  { name: 'Stepper: least, middle, most', Show: Steppers },
  { name: 'Choice: chips, cards, one disabled', isWide: true, Show: Choices },
  { name: 'Switch: on, off, disabled', Show: Switches },
  { name: 'TextField: hint, problem, large, read only', Show: Fields },
  { name: 'Toasts', Show: ToastMessages },
  { name: 'Charts', Show: Charts },
];
