import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './index.ts';

test('its title is a heading of the level the place needs', () => {
  render(
    <EmptyState title="No results" headingLevel={3} actions={<button type="button">Reset</button>}>
      Try fewer words.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No results' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
});
