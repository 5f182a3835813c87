import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox, CheckboxGroup } from './index.ts';

test('is ticked by pointer and Space', async () => {
  const onChange = jest.fn();
  render(<Checkbox onChange={onChange}>Show copies</Checkbox>);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show copies' }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('without text it is named by its aria-label', () => {
  render(<Checkbox aria-label="Select Moby-Dick" isIndeterminate />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Moby-Dick' });
  expect(box.indeterminate).toBe(true);
});

test('a group is named, collects values and shows its error', async () => {
  const onChange = jest.fn();
  render(
    <CheckboxGroup label="Terms" value={['a']} onChange={onChange} errorMessage="Accept both">
      <Checkbox value="a">General</Checkbox>
      <Checkbox value="b">Privacy</Checkbox>
    </CheckboxGroup>,
  );
  expect(screen.getByRole('group', { name: 'Terms', description: 'Accept both' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Privacy' }));
  expect(onChange).toHaveBeenCalledWith(['a', 'b']);
});
