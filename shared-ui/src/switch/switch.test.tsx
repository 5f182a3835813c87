import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Switch } from './index.ts';

test('is switched by pointer and Space', async () => {
  const onChange = jest.fn();
  render(<Switch onChange={onChange}>Show information text</Switch>);
  await userEvent.click(screen.getByRole('switch', { name: 'Show information text' }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});
