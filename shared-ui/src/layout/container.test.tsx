import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Container } from './index.ts';

test('is a column with a class of its own', () => {
  render(
    <Container role="main" className="own">
      text
    </Container>,
  );
  expect(screen.getByRole('main').className).toContain('own');
});
