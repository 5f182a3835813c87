import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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

test('docked: takes focus, Escape closes and gives it back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Moby-Dick' }));
  const panel = screen.getByRole('region', { name: 'Publication' });
  expect(document.activeElement).toBe(panel);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Moby-Dick');
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
