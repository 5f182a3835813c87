import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressBar } from './index.ts';

test('tells its value, in words when it has them', () => {
  render(
    <ProgressBar label="Preparing print" value={3} maxValue={10} valueLabel="3 of 10 pages" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Preparing print' });
  expect(bar.getAttribute('aria-valuenow')).toBe('3');
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 10 pages');
});

test('may not know how far it is', () => {
  render(<ProgressBar label="Loading" isIndeterminate />);
  expect(
    screen.getByRole('progressbar', { name: 'Loading' }).getAttribute('aria-valuenow'),
  ).toBeNull();
});
