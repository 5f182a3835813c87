import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Toolbar } from './index.ts';

test('is one stop of the Tab key, and arrows go through it', async () => {
  render(
    <>
      <Toolbar label="Formats">
        <button type="button">one</button>
        <button type="button">two</button>
      </Toolbar>
      <button type="button">after</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('two');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('after');
  expect(screen.getByRole('toolbar', { name: 'Formats' })).toBeTruthy();
});
