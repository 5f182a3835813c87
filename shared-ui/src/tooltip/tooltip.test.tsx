import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const wait = (delay: number) => act(async () => jest.advanceTimersByTime(delay));

// One clock for all: a tooltip that closed in an earlier test keeps the next one warm for a while.
beforeAll(() => {
  jest.useFakeTimers();
});
beforeEach(async () => {
  await user.pointer({ target: document.body });
  jest.advanceTimersByTime(1000);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => {
  jest.useRealTimers();
});

const told = (name: string, children: ReactNode = <Button>{name}</Button>) => (
  <TooltipTrigger>
    {children}
    <Tooltip>About {name}</Tooltip>
  </TooltipTrigger>
);
const button = (name = 'Share') => screen.getByRole('button', { name });
const open = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const rest = async (name = 'Share') => {
  await user.hover(button(name));
  await waitFor(() => expect(open()).toEqual([`About ${name}`]));
};

test('opens on keyboard focus, describes its trigger, and closes on Escape, which does nothing else', async () => {
  const onKeyDown = jest.fn();
  document.body.addEventListener('keydown', onKeyDown);
  render(told('Share'));
  expect(open()).toEqual([]);
  await user.tab();
  onKeyDown.mockClear();
  expect(screen.getByRole('button', { description: 'About Share' })).toBe(button());
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.body.removeEventListener('keydown', onKeyDown);
});

test('opens under a pointer that rests, and stays while the pointer is on it', async () => {
  render(told('Share'));
  await user.hover(button());
  await wait(599);
  expect(open()).toEqual([]);
  await wait(1);
  expect(open()).toEqual(['About Share']);
  await user.hover(screen.getByRole('tooltip'));
  await wait(1000);
  expect(open()).toEqual(['About Share']);
  await user.hover(document.body);
  await wait(79);
  expect(open()).toEqual(['About Share']);
  await wait(1);
  expect(open()).toEqual([]);
});

test('a pointer that only passes opens nothing', async () => {
  render(told('Share'));
  await user.hover(button());
  await wait(500);
  await user.hover(document.body);
  await wait(1000);
  expect(open()).toEqual([]);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('closes on the key “%s” of its trigger', async (key) => {
  render(told('Share'));
  await user.tab();
  await user.keyboard('{Shift>}{/Shift}{Control>}{/Control}');
  expect(open()).toEqual(['About Share']);
  await user.keyboard(key);
  await wait(1000);
  expect(open()).toEqual([]);
});

test('closes on a press, and does not open again until the pointer comes again', async () => {
  render(told('Share'));
  await rest();
  await user.click(button());
  await user.pointer({ target: button(), coords: { x: 1, y: 2 } });
  await wait(1000);
  expect(open()).toEqual([]);
  await user.hover(document.body);
  await rest();
  expect(open()).toEqual(['About Share']);
  // A screen reader presses without a pointer or a key.
  fireEvent.click(button());
  expect(open()).toEqual([]);
});

test('a press before it opens keeps it closed', async () => {
  render(told('Share'));
  await user.hover(button());
  await user.click(button());
  await wait(1000);
  expect(open()).toEqual([]);
});

test('keeps open while its trigger has the keyboard focus, wherever the pointer is', async () => {
  render(told('Share'));
  await user.tab();
  await user.hover(button());
  await user.hover(document.body);
  await wait(1000);
  expect(open()).toEqual(['About Share']);
  act(() => button().blur());
  expect(open()).toEqual([]);
});

test.each([
  ['the other one has the focus', () => user.tab()],
  ['the pointer is on the other one', () => rest()],
])('at most one is open: %s', async (_, openFirst) => {
  render(
    <>
      {told('Share')}
      {told('Print')}
    </>,
  );
  await openFirst();
  expect(open()).toEqual(['About Share']);
  await rest('Print');
  await user.tab();
  expect(open()).toHaveLength(1);
});

test('closes when its trigger is disabled, which then tells nothing of the pointer', async () => {
  const { rerender } = render(told('Share'));
  await rest();
  rerender(told('Share', <Button isDisabled>Share</Button>));
  await wait(0);
  expect(open()).toEqual([]);
});

test('does not open on a trigger that was disabled in the meantime', async () => {
  const { rerender } = render(told('Share'));
  await user.hover(button());
  rerender(told('Share', <Button isDisabled>Share</Button>));
  await wait(1000);
  expect(open()).toEqual([]);
});

test('closes when its trigger is replaced, and another one under a pointer at rest opens nothing', async () => {
  const { rerender } = render(told('Share', <Button key={1}>Share</Button>));
  await rest();
  rerender(told('Share', <Button key={2}>Share</Button>));
  expect(open()).toEqual([]);
  fireEvent.pointerOver(button());
  fireEvent.pointerEnter(button());
  await wait(1000);
  expect(open()).toEqual([]);
});

test('closes when its trigger has moved away from under the pointer', async () => {
  render(told('Share'));
  await rest();
  // The browser tells only what is under the pointer now.
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await wait(80);
  expect(open()).toEqual([]);
});

function Once() {
  const [isDone, setDone] = useState(false);
  return isDone ? <p>Done</p> : told('Share', <Button onPress={() => setDone(true)}>Share</Button>);
}

test.each([
  ['a press', () => user.click(button())],
  ['a key', () => user.keyboard('{Enter}')],
])('leaves with its trigger on %s', async (_, press) => {
  render(<Once />);
  await user.tab();
  await rest();
  await press();
  await wait(1000);
  expect(screen.getByText('Done')).toBeTruthy();
  expect(open()).toEqual([]);
});

test('closes with the window, and the focus that comes back with it opens nothing', async () => {
  render(told('Share'));
  await user.tab();
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(button());
  fireEvent.blur(window);
  expect(open()).toEqual([]);
  fireEvent.focus(button());
  expect(open()).toEqual([]);
  await rest();
  fireEvent.blur(window);
  expect(open()).toEqual([]);
});

test('closes when what contains its trigger scrolls', async () => {
  render(
    <>
      <div data-testid="row">{told('Share')}</div>
      <div data-testid="list" />
    </>,
  );
  await rest();
  fireEvent.scroll(screen.getByTestId('list'));
  expect(open()).toEqual(['About Share']);
  fireEvent.scroll(screen.getByTestId('row'));
  expect(open()).toEqual([]);
});

test('a finger opens nothing', async () => {
  render(told('Share'));
  await user.pointer([{ keys: '[TouchA>]', target: button() }]);
  await wait(1000);
  await user.pointer([{ keys: '[/TouchA]' }]);
  expect(open()).toEqual([]);
});

test('closes when the pointer leaves the window', async () => {
  render(told('Share'));
  await rest();
  fireEvent.pointerOut(button(), { relatedTarget: null });
  await wait(80);
  expect(open()).toEqual([]);
});
