import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Card } from './index.ts';

test('is the element the place needs', () => {
  render(
    <Card as="article" aria-label="Moby-Dick" isSelected>
      text
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Moby-Dick' }).dataset['selected']).toBe('true');
});
