import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from './index.ts';

const options = [
  { id: 'score', label: 'Relevance' },
  { id: 'title', label: 'Title' },
  { id: 'year', label: 'Year', isDisabled: true },
] as const;

test('is named by its label and gives back the id that was chosen', async () => {
  const onChange = jest.fn();
  render(<Select label="Sort by" options={options} value="score" onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Title');
  expect(onChange).toHaveBeenCalledWith('title');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Year' }).disabled).toBe(true);
});

test('a hidden label still names it; an error is read with it', () => {
  render(
    <Select
      label="Sort by"
      isLabelHidden
      options={options}
      value="score"
      onChange={() => {}}
      errorMessage="this value is not supported (anymore)"
    />,
  );
  const select = screen.getByRole('combobox', {
    name: 'Sort by',
    description: 'this value is not supported (anymore)',
  });
  expect(select.getAttribute('aria-invalid')).toBe('true');
});

test('a description is read with it, before an error', () => {
  render(
    <Select
      label="Sort by"
      options={options}
      value="score"
      onChange={() => {}}
      description="The best first."
      errorMessage="Not possible."
    />,
  );
  screen.getByRole('combobox', { description: 'The best first. Not possible.' });
});
