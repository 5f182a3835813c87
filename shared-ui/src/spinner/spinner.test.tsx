import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './index.ts';

test('is 60 px with a ring of 6 px, and speaks its label [C2.22 C9.2 R9.10]', () => {
  render(<Spinner label="Loading" />);
  const spinner = screen.getByRole('progressbar', { name: 'Loading' });
  expect(spinner.querySelector('svg')?.getAttribute('width')).toBe('60');
  expect(spinner.querySelector('circle')?.getAttribute('stroke-width')).toBe('6');
});

test('is silent when the text beside it speaks', () => {
  render(<Spinner label="" size={16} width={2} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
