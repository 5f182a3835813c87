import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tag } from './index.ts';

test('is text, or a button', async () => {
  const onPress = jest.fn();
  render(
    <>
      <Tag>whales</Tag>
      <Tag onPress={onPress}>seals</Tag>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'seals' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'whales' })).toBeNull();
});
