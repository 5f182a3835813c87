import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { renderInShadow } from '../internal/testing/render-in-shadow.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { Popover, PopoverTrigger } from './index.ts';

afterEach(() => document.body.replaceChildren());

const Information = () => (
  <PopoverTrigger>
    <Button>Information</Button>
    <Popover label="About this library" hasArrow>
      <a href="/about">More</a>
      <button type="button">Last</button>
    </Popover>
  </PopoverTrigger>
);

test('opens at its button, is named, and Escape closes it and gives focus back', async () => {
  render(<Information />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const popover = screen.getByRole('dialog', { name: 'About this library' });
  expect(document.activeElement).toBe(popover);
  const trigger = screen.getByText('Information').closest('button');
  expect(trigger?.getAttribute('aria-expanded')).toBe('true');
  expect(trigger?.getAttribute('aria-controls')).toBe(popover.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
  expect(trigger?.getAttribute('aria-expanded')).toBe('false');
});

test('keeps the Tab key within it, in both directions', async () => {
  render(<Information />);
  await userEvent.click(screen.getByRole('button', { name: 'Information' }));
  const [first, last] = [screen.getByText('More'), screen.getByText('Last')];
  for (const next of [first, last, first]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(next);
  }
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(last);
});

test('everything else is inert meanwhile; a press beside it closes it and presses nothing', async () => {
  const onPress = jest.fn();
  const { container } = render(
    <>
      <Button onPress={onPress}>Other</Button>
      <Information />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Information' }));
  expect(container.hasAttribute('inert')).toBe(true);
  await userEvent.click(screen.getByRole('dialog').parentElement as Element);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.hasAttribute('inert')).toBe(false);
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Information');
});

test('a press that begins or ends in it does not close it', async () => {
  render(<Information />);
  await userEvent.click(screen.getByRole('button', { name: 'Information' }));
  const field = screen.getByRole('dialog').parentElement as Element;
  const within = screen.getByText('More');
  for (const [begin, end] of [
    [within, field],
    [field, within],
  ] as const) {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: begin },
      { keys: '[/MouseLeft]', target: end },
    ]);
    // Browsers send the click to the nearest element around both.
    fireEvent.click(field);
    expect(screen.getByRole('dialog')).toBeTruthy();
  }
});

test('a button for screen readers closes it, which the Tab key does not reach', async () => {
  render(
    <PopoverTrigger>
      <Button>Information</Button>
      <Popover label="About this library" closeLabel="Close">
        <a href="/about">More</a>
      </Popover>
    </PopoverTrigger>,
  );
  const trigger = screen.getByRole('button', { name: 'Information' });
  await userEvent.click(trigger);
  const close = screen.getByRole('button', { name: 'Close' });
  for (const _time of [1, 2]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'More' }));
  }
  // A screen reader presses without a pointer or a key.
  fireEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

function Shrinking() {
  const [isThere, setThere] = useState(true);
  return (
    <PopoverTrigger defaultOpen>
      <Button>Settings</Button>
      <Popover label="Settings">
        {isThere && <Button onPress={() => setThere(false)}>Remove</Button>}
        <Button>Stay</Button>
      </Popover>
    </PopoverTrigger>
  );
}

test('a button that is disabled or gone leaves the keys to the popover', async () => {
  render(<Shrinking />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its own buttons are not its trigger', async () => {
  const onPress = jest.fn();
  render(
    <PopoverTrigger defaultOpen>
      <Button>Note</Button>
      <Popover label="A note">
        <IconButton label="Close" icon={CloseIcon} onPress={onPress} />
      </Popover>
    </PopoverTrigger>,
  );
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.hasAttribute('aria-expanded')).toBe(false);
  await userEvent.click(close);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const Placed = () => (
  <>
    <Tabs selectedKey="one" onSelectionChange={() => undefined}>
      <TabList label="Panel">
        <Tab id="one">One</Tab>
      </TabList>
      <TabPanel id="one">Content</TabPanel>
    </Tabs>
    <Information />
  </>
);

test('in a shadow root it opens there, and leaves nothing inert behind', async () => {
  const { screen: place, root, overlays, focused } = renderInShadow(<Placed />);
  const trigger = place.getByRole('button', { name: 'Information' });
  for (const close of ['{Escape}', 'press'] as const) {
    await userEvent.click(trigger);
    const popover = place.getByRole('dialog', { name: 'About this library' });
    expect(overlays.contains(popover)).toBe(true);
    expect(focused()).toBe(popover);
    expect(place.getByText('One').closest('[inert]')).not.toBeNull();
    expect(document.querySelector('[inert]')).toBeNull();
    if (close === 'press') await userEvent.click(popover.parentElement as Element);
    else await userEvent.keyboard(close);
    expect(place.queryByRole('dialog')).toBeNull();
    expect(root.querySelector('[inert]')).toBeNull();
    expect(focused()).toBe(trigger);
  }
});

test('in a shadow root it keeps the Tab key within it', async () => {
  const { screen: place, focused } = renderInShadow(<Placed />);
  await userEvent.click(place.getByRole('button', { name: 'Information' }));
  const [first, last] = [place.getByText('More'), place.getByText('Last')];
  act(() => last.focus());
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(focused()).toBe(first);
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(focused()).toBe(last);
});

test('a press and the focus elsewhere in the page around close it', async () => {
  const { screen: place } = renderInShadow(<Placed />);
  const around = document.querySelector('#around') as HTMLElement;
  around.addEventListener('click', (event) => event.preventDefault());
  for (const leave of [() => userEvent.click(around), async () => act(() => around.focus())]) {
    await userEvent.click(place.getByRole('button', { name: 'Information' }));
    expect(place.getByRole('dialog')).toBeTruthy();
    await leave();
    expect(place.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(around);
  }
});
