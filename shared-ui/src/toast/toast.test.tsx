import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createToastQueue, ToastRegion } from './index.ts';

test('a toast is announced, offers its action and is closed by its button', async () => {
  const queue = createToastQueue();
  const onPress = jest.fn();
  render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => {
    queue.add({
      title: 'Link copied',
      description: 'It leads here',
      tone: 'success',
      action: { label: 'Undo', onPress },
    });
  });
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: 'Link copied' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Link copied');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
