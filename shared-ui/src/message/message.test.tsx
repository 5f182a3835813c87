import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MessageBody, messageRole } from './index.ts';

test('shows paragraphs and lists, also two equal items', () => {
  render(<MessageBody body={['In use by:', { list: ['Noor', 'Noor'] }]} />);
  expect(screen.getByText('In use by:').tagName).toBe('P');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Noor', 'Noor']);
});

test('warnings and errors are alerts', () => {
  expect((['info', 'success', 'warning', 'error'] as const).map(messageRole)).toEqual([
    'dialog',
    'dialog',
    'alertdialog',
    'alertdialog',
  ]);
});
