import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { Popover, PopoverTrigger } from './index.ts';

test('opens at its button, is named, and Escape closes it and gives focus back', async () => {
  render(
    <PopoverTrigger>
      <Button>Information</Button>
      <Popover label="About this library" hasArrow>
        <a href="/about">More</a>
      </Popover>
    </PopoverTrigger>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'About this library' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Information');
});
