import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { renderInShadow } from '../internal/testing/render-in-shadow.tsx';
import { keepFocus, useKeptFocus } from '../keep-focus/index.ts';
import { AnchoredMenu, MenuItem } from '../menu/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SidePanel } from '../side-panel/index.ts';
import { createToastQueue, ToastRegion } from '../toast/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { Tree } from '../tree/index.ts';
import { PlaceProvider, type PlaceSize } from '../use-is-mobile/index.ts';
import { enableShadowRoots } from './index.ts';

beforeAll(enableShadowRoots);
afterEach(() => document.body.replaceChildren());

/** A place of a width in CSS pixels. */
const placeOf = (width: number): PlaceSize => ({
  width: () => width,
  subscribe: () => () => undefined,
});

function Menu({ onAction }: { readonly onAction: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onPress={() => setOpen(true)}>
        More
      </Button>
      <AnchoredMenu label="More" triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
        <MenuItem id="one">One</MenuItem>
        <MenuItem id="two" onAction={onAction}>
          Two
        </MenuItem>
      </AnchoredMenu>
    </>
  );
}

test('a menu is used by keyboard and by pointer, and gives the focus back', async () => {
  const onAction = jest.fn();
  const { screen, root, focused } = renderInShadow(<Menu onAction={onAction} />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  expect(focused()?.textContent).toBe('One');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(focused()).toBe(button));

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Two' }));
  expect(onAction).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(root.querySelector('[inert]')).toBeNull());
  expect(document.querySelector('[inert], [aria-hidden="true"]')).toBeNull();
});

test('a tree opens entries, moves and acts by keyboard and by pointer', async () => {
  const onAction = jest.fn<(id: string) => void>();
  const { screen, focused } = renderInShadow(
    <Tree
      label="Contents"
      items={[
        { id: '1', label: 'Etymology', children: [{ id: '1.1', label: 'Extracts' }] },
        { id: '2', label: 'Loomings' },
      ]}
      onAction={onAction}
    />,
  );
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Expand Etymology' }));
  expect(rows()).toEqual(['Etymology', 'Extracts', 'Loomings']);
  await userEvent.click(screen.getByText('Extracts'));
  expect(onAction).toHaveBeenLastCalledWith('1.1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(focused()?.textContent).toBe('Loomings');
  expect(onAction).toHaveBeenLastCalledWith('2');
});

test('a toast is announced there, and closed by its button', async () => {
  const queue = createToastQueue();
  const { screen, overlays } = renderInShadow(
    <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />,
  );
  act(() => void queue.add({ title: 'Saved' }));
  expect(overlays.contains(screen.getByRole('alert'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a tooltip opens beside its button, and closes when the pointer leaves for another element there', async () => {
  const { screen, overlays } = renderInShadow(
    <>
      <IconButton label="Close" icon={CloseIcon} />
      <p>Text</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  const rest = async () => {
    await userEvent.hover(button);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeTruthy());
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await rest();
  expect(overlays.contains(screen.getByRole('tooltip'))).toBe(true);
  // Between two elements of a shadow root the event does not leave it; a scroll never does.
  fireEvent.pointerOver(screen.getByText('Text'), { composed: false });
  await gone();
  await userEvent.unhover(button);
  await rest();
  fireEvent.scroll(button.parentElement as Element);
  await gone();
});

function Panelled() {
  const [isOpen, setOpen] = useState(false);
  return (
    <PlaceProvider size={placeOf(420)}>
      <Button onPress={() => setOpen(true)}>Contents</Button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Panel"
        closeLabel="Hide panel"
      >
        Text
      </SidePanel>
    </PlaceProvider>
  );
}

test('a side panel in a narrow place is a sheet of that place alone', async () => {
  const { screen, root, focused } = renderInShadow(<Panelled />);
  const button = screen.getByRole('button', { name: 'Contents' });
  await userEvent.click(button);
  const sheet = screen.getByRole('dialog', { name: 'Panel' });
  expect(focused()).toBe(sheet);
  expect(button.hasAttribute('inert')).toBe(true);
  expect(document.querySelector('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe(button);
  expect(root.querySelector('[inert]')).toBeNull();
});

test('a side panel has given the focus back by the time it leaves the page', async () => {
  const { screen, root, focused } = renderInShadow(<Panelled />);
  const button = screen.getByRole('button', { name: 'Contents' });
  await userEvent.click(button);
  const focusOnRemoval = new Promise((resolve) => {
    new MutationObserver((records) => {
      if (records.some(({ removedNodes }) => removedNodes.length > 0)) resolve(focused());
    }).observe(root, { childList: true, subtree: true });
  });
  const sheet = screen.getByRole('dialog', { name: 'Panel' });
  // As in a browser, where no `act` runs all effects at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  sheet.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
  );
  expect(await focusOnRemoval).toBe(button);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test('a toolbar remembers its control', async () => {
  const { screen, focused } = renderInShadow(
    <>
      <button type="button">Before</button>
      <Toolbar label="Look">
        <Button>One</Button>
        <Button>Two</Button>
      </Toolbar>
    </>,
  );
  const [one, two] = ['One', 'Two'].map((name) => screen.getByRole('button', { name }));
  act(() => one?.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(two);
  act(() => screen.getByText('Before').focus());
  act(() => one?.focus());
  expect(focused()).toBe(two);
});

function More() {
  const [step, setStep] = useState(0);
  const { place, notePress } = useKeptFocus(step === 1);
  return (
    <>
      <div ref={place} tabIndex={-1} data-testid="place">
        {step < 2 && (
          <Button
            isBusy={step === 1}
            onPress={() => {
              notePress();
              setStep(1);
            }}
          >
            More
          </Button>
        )}
      </div>
      <button type="button" onClick={() => setStep(2)}>
        answer
      </button>
    </>
  );
}

test('the focus stays near a button that its press removes or disables', async () => {
  const { screen, focused } = renderInShadow(<More />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByText('answer'));
  expect(focused()).toBe(screen.getByTestId('place'));
});

test('keepFocus stays within the shadow root', async () => {
  const { screen, focused, host } = renderInShadow(
    <div tabIndex={-1} data-testid="place">
      <Button onPress={({ target }) => keepFocus(target)}>Close</Button>
    </div>,
  );
  host.tabIndex = -1;
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(focused()).toBe(screen.getByTestId('place'));
});

test('a search field is cleared by its button and by Escape, and keeps the focus', async () => {
  const { screen, focused } = renderInShadow(
    <SearchField label="Search" submitLabel="Go" clearLabel="Clear" />,
  );
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(input, 'whales');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([input.value, focused()]).toEqual(['', input]);
});
