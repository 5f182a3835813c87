import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from './index.ts';

test('is named by its label and typed into', async () => {
  const onChange = jest.fn();
  render(<TextField label="Name" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  expect(onChange).toHaveBeenLastCalledWith('Ada');
});

test('a hidden label still names it', () => {
  render(<TextField label="Page" isLabelHidden />);
  expect(screen.getByRole('textbox', { name: 'Page' })).toBeTruthy();
});

test('description and error are read with the field', () => {
  render(
    <TextField
      label="E-mail"
      description="We answer here"
      errorMessage="e-mail is invalid"
      isRequired
    />,
  );
  const input = screen.getByRole('textbox', {
    name: /E-mail/,
    description: 'We answer here e-mail is invalid',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('without an error it is valid', () => {
  render(<TextField label="E-mail" errorMessage="" />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});

test.each([false, true])(
  'says when it gets and loses the focus; several lines: %s',
  async (lines) => {
    const [onFocus, onBlur] = [jest.fn(), jest.fn()];
    render(<TextField label="E-mail" isMultiline={lines} onFocus={onFocus} onBlur={onBlur} />);
    await userEvent.tab();
    expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 0]);
    await userEvent.tab();
    expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);
  },
);

test('may have several lines', () => {
  render(<TextField label="Message" isMultiline rows={6} />);
  expect(screen.getByRole('textbox', { name: 'Message' }).tagName).toBe('TEXTAREA');
});
