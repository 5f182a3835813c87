import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createToastQueue, ToastRegion } from './index.ts';

test('a toast is announced and is closed by its button', async () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => {
    queue.add({ title: 'Link copied', tone: 'success' });
  });
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: 'Link copied' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Link copied');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
