import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tag } from './index.ts';

test('is text, a button or a link, as it is given', async () => {
  const onPress = jest.fn();
  render(
    <>
      <Tag>whales</Tag>
      <Tag onPress={onPress}>seals</Tag>
      <Tag href="/search">penguins</Tag>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'seals' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'penguins' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'whales' })).toBeNull();
});
