import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './index.ts';

test('speaks its label in place of the number', () => {
  render(
    <button type="button">
      Basket <Badge label="3 items">3</Badge>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Basket 3 items' })).toBeTruthy();
});
