import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Chip, ChipList } from './index.ts';

test('a named list of chips, each taken off by its own button', async () => {
  const onRemove = jest.fn();
  render(
    <ChipList label="Active filters">
      <Chip onRemove={onRemove} removeLabel="Remove whales">
        whales
      </Chip>
      <Chip onRemove={() => {}} removeLabel="Remove seals">
        seals
      </Chip>
    </ChipList>,
  );
  expect(screen.getByRole('list', { name: 'Active filters' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('seals');
});
