import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Container } from './index.ts';

test('is the element it is told to be', () => {
  render(
    <Container as="main" size="text">
      text
    </Container>,
  );
  expect(screen.getByRole('main').dataset['size']).toBe('text');
});
