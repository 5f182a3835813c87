import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Notice } from './index.ts';

test('danger interrupts, other tones wait, and it may be silent', () => {
  const { rerender } = render(<Notice tone="danger">The order has failed</Notice>);
  expect(screen.getByRole('alert').textContent).toBe('The order has failed');
  rerender(<Notice tone="info">Saved</Notice>);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  rerender(<Notice live="off">Saved</Notice>);
  expect(screen.queryByRole('status')).toBeNull();
});
