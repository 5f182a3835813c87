import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';

test('opens on keyboard focus, describes its element, and closes on Escape', async () => {
  render(
    <TooltipTrigger>
      <Button>Share</Button>
      <Tooltip>Copies a link</Tooltip>
    </TooltipTrigger>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('button', { description: 'Copies a link' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
