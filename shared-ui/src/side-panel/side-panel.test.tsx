import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { type FakeMedia, fakeMedia } from '../internal/testing/fake-media.ts';
import { SidePanel } from './index.ts';

let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia(false);
});
afterEach(() => media.restore());

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Moby-Dick
      </button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Publication"
        closeLabel="Close"
      >
        <a href="/read">Read</a>
      </SidePanel>
    </>
  );
}

function Shelf() {
  const [title, setTitle] = useState<string>();
  return (
    <>
      {['Moby-Dick', 'Typee'].map((each) => (
        <button key={each} type="button" onClick={() => setTitle(each)}>
          {each}
        </button>
      ))}
      <SidePanel
        isOpen={title !== undefined}
        focusKey={title ?? ''}
        onClose={() => setTitle(undefined)}
        label="Publication"
        closeLabel="Close"
      >
        <p>{title}</p>
      </SidePanel>
    </>
  );
}

function Contents() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button">Page</button>
      <SidePanel
        isOpen={isOpen}
        isUnasked
        onClose={() => setOpen(false)}
        label="Contents"
        closeLabel="Close"
      >
        <a href="#1">Chapter 1</a>
      </SidePanel>
    </>
  );
}

test('docked: takes focus, Escape closes and gives it back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Moby-Dick' }));
  const panel = screen.getByRole('region', { name: 'Publication' });
  expect(document.activeElement).toBe(panel);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Moby-Dick');
});

test('docked: focus goes back to where the last thing in it was opened from', async () => {
  render(<Shelf />);
  await userEvent.click(screen.getByRole('button', { name: 'Moby-Dick' }));
  await userEvent.click(screen.getByRole('button', { name: 'Typee' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Publication' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('Typee');
});

test('docked: the page beside it stays usable', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Moby-Dick' }));
  expect(screen.getByRole('button', { name: 'Moby-Dick' }).closest('[inert]')).toBeNull();
});

test('under 960 px: a dialog over everything, closed by its button', async () => {
  media.set(true);
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Moby-Dick' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Publication' })).toBeTruthy();
  expect(opener.hasAttribute('inert')).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test('a dialog that was there first stays usable when the panel becomes a sheet [C2.33]', async () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <SidePanel isOpen onClose={() => {}} label="Publication" closeLabel="Close the panel">
        <p>text</p>
      </SidePanel>
    </>,
  );
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} title="About" onClose={() => {}} closeLabel="Close the dialog">
      <p>© 2026</p>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  const isOutOfReach = (name: string) =>
    screen.getByRole('button', { name, hidden: true }).closest('[inert], [aria-hidden="true"]') !==
    null;
  const reach = () =>
    ['Elsewhere', 'Close the panel', 'Close the dialog'].filter((name) => !isOutOfReach(name));
  expect(reach()).toEqual(['Close the dialog']);
  act(() => media.set(true));
  expect(reach()).toEqual(['Close the dialog']);
  // Wide again while the dialog is open, then narrow once more.
  act(() => media.set(false));
  act(() => media.set(true));
  expect(reach()).toEqual(['Close the dialog']);
  rerender(dialog(false));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close the dialog', hidden: true })).toBeNull(),
  );
  await waitFor(() => expect(isOutOfReach('Elsewhere')).toBe(true));
  expect(isOutOfReach('Close the panel')).toBe(false);

  // A dialog above the sheet keeps the page beneath inert when the window grows.
  rerender(dialog(true));
  act(() => media.set(false));
  expect(isOutOfReach('Elsewhere')).toBe(true);
  rerender(dialog(false));
  await waitFor(() => expect(isOutOfReach('Elsewhere')).toBe(false));
});

test('one that opens by itself takes the focus from nothing, and takes it when another thing is asked for [R2.19]', async () => {
  const panel = (focusKey: string, isUnasked: boolean) => (
    <>
      <button type="button">Page</button>
      <SidePanel
        isOpen
        isUnasked={isUnasked}
        focusKey={focusKey}
        onClose={() => undefined}
        label="Contents"
        closeLabel="Close"
      >
        <p>{focusKey}</p>
      </SidePanel>
    </>
  );
  const { rerender } = render(<button type="button">Page</button>);
  screen.getByText('Page').focus();
  rerender(panel('first', true));
  expect(document.activeElement).not.toBe(screen.getByRole('region', { name: 'Contents' }));
  rerender(panel('second', false));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contents' }));
});

test('one that becomes a sheet takes the focus from what it covers, and Escape closes it', async () => {
  render(<Contents />);
  screen.getByText('Page').focus();
  act(() => media.set(true));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Contents' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Page'));
});

test('one that becomes a sheet leaves the focus that is in it', () => {
  render(
    <SidePanel isOpen onClose={() => undefined} label="Contents" closeLabel="Close">
      <a href="#1">Chapter 1</a>
    </SidePanel>,
  );
  screen.getByText('Chapter 1').focus();
  act(() => media.set(true));
  expect(document.activeElement).toBe(screen.getByText('Chapter 1'));
});

test('in a shadow root one that becomes a sheet leaves the focus of the page around it', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { unmount } = render(
    <SidePanel isOpen isUnasked onClose={() => undefined} label="Contents" closeLabel="Close">
      <p>text</p>
    </SidePanel>,
    { container: place },
  );
  act(() => media.set(true));
  expect(document.activeElement).toBe(document.body);
  unmount();
  host.remove();
});
