import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type FormEvent, useState } from 'react';
import { SearchIcon } from '../icon/index.ts';
import { Button, type ButtonPress, type ButtonProps } from './index.ts';

test('is pressed by pointer, Enter and Space', async () => {
  const onPress = jest.fn();
  render(
    <Button icon={SearchIcon} onPress={onPress}>
      Search
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('while busy it keeps focus and name, says so, and takes no press', async () => {
  const onPress = jest.fn();
  const { rerender } = render(<Button onPress={onPress}>Save</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} isBusy busyLabel="saving">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Save.*saving/ });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test.each<[string, Partial<ButtonProps>]>([
  ['busy', { isBusy: true }],
  ['blocked', { disabledReason: 'It was sent' }],
])('a %s submit button does not submit, nor does Enter in the only field', async (_, props) => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (own: Partial<ButtonProps>) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" {...own}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(props));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form({}));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('disabled without a reason it is out of the tab order', async () => {
  render(<Button isDisabled>Read</Button>);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('disabled with a reason it is reachable, tells the reason and takes no press', async () => {
  const onPress = jest.fn();
  render(
    <Button disabledReason="All copies are in use" onPress={onPress}>
      Read
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Read', description: 'All copies are in use' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('tooltip').textContent).toBe('All copies are in use');
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('disabled with a reason it tells the reason to a finger, until the next press', async () => {
  render(
    <>
      <Button disabledReason="Only administrators can order">Add</Button>
      <p>Elsewhere</p>
    </>,
  );
  const finger = (target: Element) =>
    userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
  expect(screen.queryByRole('tooltip')).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    await finger(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('tooltip').textContent).toBe('Only administrators can order');
  }
  await finger(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

function Basket() {
  const [isIn, setIn] = useState(false);
  return (
    <Button disabledReason={isIn ? 'It is there' : undefined} onPress={() => setIn(true)}>
      Add
    </Button>
  );
}

test('keeps the focus when a reason against pressing comes', async () => {
  render(<Basket />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Add', description: 'It is there' });
  expect(document.activeElement).toBe(button);
});

test('what is around it receives nothing of its press', async () => {
  const around = jest.fn();
  const presses: ButtonPress[] = [];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: what a press must not reach
    <div onClick={around} onKeyDown={around} onPointerDown={around}>
      <Button onPress={(press) => presses.push(press)}>Read</Button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Read' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(around).not.toHaveBeenCalled();
  expect(presses.map(({ target }) => target)).toEqual([button, button, button]);
  expect(presses.map(({ isByPointer }) => isByPointer)).toEqual([true, false, false]);
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledTimes(1);
});

test('what is around it does not take the press that a busy one refuses', async () => {
  const around = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: what a press must not reach
    <div onClick={around} onKeyDown={around} onPointerDown={around}>
      <Button isBusy>Read</Button>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  await userEvent.keyboard('{Enter} ');
  expect(around).not.toHaveBeenCalled();
});

test('a held key presses it once', async () => {
  const onPress = jest.fn();
  render(<Button onPress={onPress}>Next</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter>3/}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a focused button announces that it is busy, and that it no longer is', async () => {
  const announced = () => document.querySelector('[data-live-announcer]')?.textContent;
  const save = (isBusy: boolean, label?: string) => (
    <Button isBusy={isBusy} busyLabel="saving" aria-label={label}>
      Save
    </Button>
  );
  const { rerender, unmount } = render(save(false));
  rerender(save(true));
  rerender(save(false));
  expect(announced()).toBeUndefined();
  await userEvent.tab();
  rerender(save(true));
  expect(announced()).toBe('');
  await waitFor(() => expect(announced()).toBe('Save saving'));
  rerender(save(false));
  await waitFor(() => expect(announced()).toBe('Save'));
  rerender(save(true, 'Save the name'));
  await waitFor(() => expect(announced()).toBe('Save the name saving'));
  unmount();
  expect(announced()).toBeUndefined();
});

test('its ref and its additions receive the same element', async () => {
  const ref = createRef<HTMLButtonElement>();
  const { unmount } = render(
    <Button ref={ref} disabledReason={undefined}>
      Read
    </Button>,
  );
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Read' }));
  unmount();
  expect(ref.current).toBeNull();
});
