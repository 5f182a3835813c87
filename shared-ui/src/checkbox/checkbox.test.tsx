import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox } from './index.ts';

test('is ticked by pointer and Space', async () => {
  const onChange = jest.fn();
  render(<Checkbox onChange={onChange}>Show copies</Checkbox>);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show copies' }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('without text it is named by its aria-label', () => {
  render(<Checkbox aria-label="Select Moby-Dick" />);
  expect(screen.getByRole('checkbox', { name: 'Select Moby-Dick' })).toBeTruthy();
});
