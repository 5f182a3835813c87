import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { FloatingNotice } from './index.ts';

test('is a text with buttons beside it, which takes no focus', async () => {
  const onPress = jest.fn();
  const { container } = render(
    <FloatingNotice actions={<Button onPress={onPress}>Reload</Button>}>
      A new version is available
    </FloatingNotice>,
  );
  expect(container.textContent).toBe('A new version is availableReload');
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
