import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './index.ts';

test('is part of the name of its button', () => {
  render(
    <button type="button">
      Basket <Badge>3</Badge>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Basket 3' })).toBeTruthy();
});
