import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Dialog } from '../dialog/index.ts';
import { OverlayRootProvider } from '../overlay-root/index.ts';
import { BlockingSpinner } from './index.ts';

afterEach(() => document.body.replaceChildren());

test('announces, makes what is under it inert, and gives focus back [C2.22]', () => {
  const { rerender, container } = render(<button type="button">Save</button>);
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(
    <>
      <button type="button">Save</button>
      <BlockingSpinner label="Saving" />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Saving');
  expect(container.hasAttribute('inert')).toBe(true);
  document.body.focus();
  (document.activeElement as HTMLElement | null)?.blur();
  rerender(<button type="button">Save</button>);
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Save');
});

test('goes into the overlay root it is given', () => {
  const overlays = document.body.appendChild(document.createElement('div'));
  render(
    <OverlayRootProvider container={overlays}>
      <BlockingSpinner label="Loading" topLayer />
    </OverlayRootProvider>,
  );
  expect(overlays.querySelector('[data-react-aria-top-layer]')?.textContent).toBe('Loading');
});

test('the focus returns to where it was before, after a dialog that takes its place', () => {
  const page = (over: 'nothing' | 'spinner' | 'dialog') => (
    <>
      <button type="button">Save</button>
      {over === 'spinner' && <BlockingSpinner label="Saving" />}
      <Dialog isOpen={over === 'dialog'} mustAct title="Not saved" />
    </>
  );
  const { rerender } = render(page('nothing'));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(page('spinner'));
  // Browsers take the focus from what is inert.
  act(() => button.blur());
  rerender(page('dialog'));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  rerender(page('nothing'));
  expect(document.activeElement).toBe(button);
});
