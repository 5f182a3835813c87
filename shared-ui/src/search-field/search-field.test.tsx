import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { SearchField, type SearchFieldProps } from './index.ts';

const labels = { label: 'Search the catalogue', submitLabel: 'Search', clearLabel: 'Empty' };

function setUp(props: Partial<SearchFieldProps> = {}) {
  const onSubmit = jest.fn<(text: string) => void>();
  render(<SearchField {...labels} onSubmit={onSubmit} {...props} />);
  return { onSubmit, input: screen.getByRole('searchbox', { name: 'Search the catalogue' }) };
}

test('Enter submits what was typed', async () => {
  const { onSubmit, input } = setUp();
  await userEvent.type(input, 'whales{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('whales');
});

test('the lens submits too', async () => {
  const { onSubmit, input } = setUp();
  await userEvent.type(input, 'whales');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSubmit).toHaveBeenCalledWith('whales');
});

test('Escape and the clear button empty it; an empty field has no clear button', async () => {
  const { input } = setUp();
  expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull();
  await userEvent.type(input, 'whales{Escape}');
  expect((input as HTMLInputElement).value).toBe('');
  await userEvent.type(input, 'seals');
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect((input as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(input);
});

test('the keys of an input method neither submit nor empty it', async () => {
  const { onSubmit, input } = setUp();
  await userEvent.type(input, 'kujira');
  // Safari ends the composition before the key that confirms it.
  for (const ofInputMethod of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'Escape']) {
      expect(fireEvent.keyDown(input, { key, ...ofInputMethod })).toBe(true);
    }
  }
  expect([onSubmit.mock.calls.length, (input as HTMLInputElement).value]).toEqual([0, 'kujira']);
});

test('a button in a slot keeps its own behaviour', async () => {
  const onPress = jest.fn();
  const { input } = setUp({ after: <Button onPress={onPress}>Advanced</Button> });
  await userEvent.type(input, 'whales');
  await userEvent.click(screen.getByRole('button', { name: 'Advanced' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect((input as HTMLInputElement).value).toBe('whales');
});
