import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from './index.ts';

const options = [
  { id: 'words', label: 'Separate words' },
  { id: 'phrase', label: 'Exact sentence' },
] as const;

test('is one stop in the tab order; arrows choose', async () => {
  const onChange = jest.fn();
  render(<RadioGroup label="Search for" options={options} value="words" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Search for' })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Separate words' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledWith('phrase');
});
