import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
