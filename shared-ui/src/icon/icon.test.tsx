import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Icon, SearchIcon } from './index.ts';

test('is decoration', () => {
  const { container } = render(<Icon of={SearchIcon} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
