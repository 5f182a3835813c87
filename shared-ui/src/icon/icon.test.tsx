import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Icon, SearchIcon } from './index.ts';

test('is decoration unless it is given a label', () => {
  const { container } = render(<Icon of={SearchIcon} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('speaks its label', () => {
  render(<Icon of={SearchIcon} label="Search" />);
  expect(screen.getByRole('img', { name: 'Search' })).toBeTruthy();
});
