/** Controls without a server: what they say to a screen reader, and what they report. */
import { describe, expect, test, vi } from 'vitest';
import { allWithRole, mount, nameOf, openFakePage, press, withRole } from '../mount.ts';
import { dispatch, nodesIn, textOf } from '../dom.ts';

openFakePage();
const { Button, Choice, Stepper, Switch, TabList, TextField } = await import(
  '../../../src/kit/controls/index.ts'
);
const { ToastMessage } = await import('../../../src/kit/controls/toast.tsx');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

describe('Button', () => {
  test('reports a press, and nothing while it is disabled', () => {
    const onClick = vi.fn();
    press(withRole(mount(Button, { onClick, children: 'Go' }), 'button', 'Go'));
    press(withRole(mount(Button, { onClick, disabled: true, children: 'Go' }), 'button', 'Go'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('kind and size are classes, and its label replaces its text', () => {
    const root = mount(Button, {
      kind: 'danger',
      size: 'small',
      label: 'Delete the game',
      children: 'Delete',
    });
    const button = withRole(root, 'button', 'Delete the game');
    expect(button['className'] ?? button.attributes.get('class')).toBe('btn btn-danger btn-small');
  });
});

test('Switch: shows its state, and reports the other one', () => {
  const onChange = vi.fn();
  const root = mount(Switch, { label: 'Sound', on: true, onChange });
  const [button] = allWithRole(root, 'switch');
  expect(button?.attributes.get('aria-checked')).toBe('true');
  if (button !== undefined) press(button);
  expect(onChange).toHaveBeenCalledWith(false);
});

test('Stepper: goes to the next allowed number, and not beyond the last', () => {
  const onChange = vi.fn();
  const props = { label: 'Seats', steps: [3, 5, 7], say: String, onChange };
  const root = mount(Stepper, { ...props, value: 5 });
  press(withRole(root, 'button', 'More'));
  press(withRole(root, 'button', 'Less'));
  expect(onChange.mock.calls).toEqual([[7], [3]]);
  expect(withRole(mount(Stepper, { ...props, value: 7 }), 'button', 'More').disabled).toBe(true);
});

test('Choice: one of the group is checked, and another can be chosen', () => {
  const onChange = vi.fn();
  const options = ['day', 'night'].map((value) => ({ value, label: value }));
  const root = mount(Choice<string>, { label: 'Theme', options, value: 'night', onChange });
  const inputs = allWithRole(root, 'input');
  expect(inputs.map(({ attributes }) => attributes.has('checked'))).toEqual([false, true]);
  const [first] = inputs;
  if (first !== undefined) dispatch(first, 'change');
  expect(onChange).toHaveBeenCalledWith('day');
});

test('TextField: its problem is an alert that the field refers to', () => {
  const root = mount(TextField, { label: 'Name', value: '', problem: 'Too short', onInput: () => {} });
  const [alert] = allWithRole(root, 'alert');
  const [input] = allWithRole(root, 'input');
  expect(alert === undefined ? '' : textOf(alert)).toBe('Too short');
  expect(input?.attributes.get('aria-describedby')).toBe(alert?.['id'] ?? alert?.attributes.get('id'));
  expect(input?.attributes.get('aria-invalid')).toBe('true');
});

test('TabList: one tab is in the order of the keyboard', () => {
  const onShow = vi.fn();
  const tabs = ['score', 'log'] as const;
  const root = mount(TabList<(typeof tabs)[number]>, {
    name: 'x',
    label: 'X',
    tabs,
    shown: 'log',
    say: String,
    onShow,
  });
  const buttons = allWithRole(root, 'tab');
  expect(buttons.map(nameOf)).toEqual(['score', 'log']);
  expect(buttons.map((tab) => tab.attributes.get('aria-selected'))).toEqual(['false', 'true']);
  const [score] = buttons;
  if (score !== undefined) press(score);
  expect(onShow).toHaveBeenCalledWith('score');
});

test('ToastMessage: can be closed', () => {
  const onClose = vi.fn();
  const root = mount(ToastMessage, { text: 'Saved', tone: 'good', onClose });
  expect(nodesIn(root).some((node) => textOf(node) === 'Saved')).toBe(true);
  press(withRole(root, 'button', 'Close'));
  expect(onClose).toHaveBeenCalled();
});
