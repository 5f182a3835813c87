import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BasketIcon } from '../icon/index.ts';
import { IconButton } from './index.ts';

test('its label is its name and, on focus, its tooltip', async () => {
  const onPress = jest.fn();
  render(<IconButton label="Basket" icon={BasketIcon} onPress={onPress} />);
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Basket');
  // A description by the tooltip would say the name twice.
  expect(screen.getByRole('button', { name: 'Basket', description: '' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Basket' })).toBeTruthy();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a badge is spoken after the label', () => {
  render(<IconButton label="Basket" icon={BasketIcon} badge={<span>3 items</span>} />);
  expect(screen.getByRole('button', { name: /Basket.*3 items/ })).toBeTruthy();
});

test('a toggle tells whether it is pressed', () => {
  const { rerender } = render(<IconButton label="List" icon={BasketIcon} isSelected />);
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  rerender(<IconButton label="List" icon={BasketIcon} isSelected={false} />);
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
});

test('with a reason it stays reachable and tells it', async () => {
  const onPress = jest.fn();
  render(
    <IconButton
      label="Basket"
      icon={BasketIcon}
      disabledReason="Only administrators order"
      onPress={onPress}
    />,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', {
    name: 'Basket',
    description: 'Only administrators order',
  });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('one that can be of no use any more keeps the focus until it is left [R2.29]', async () => {
  const onPress = jest.fn();
  const button = (isDisabled: boolean) => (
    <>
      <IconButton label="Next page" icon={BasketIcon} isDisabled={isDisabled} onPress={onPress} />
      <input />
    </>
  );
  const { rerender } = render(button(false));
  const next = () => screen.getByRole('button', { name: 'Next page' });
  await userEvent.tab();
  rerender(button(true));
  expect(document.activeElement).toBe(next());
  expect(next().getAttribute('aria-disabled')).toBe('true');
  expect(next().hasAttribute('disabled')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(next().hasAttribute('disabled')).toBe(true);
  rerender(button(false));
  expect(next().hasAttribute('disabled')).toBe(false);
  expect(next().hasAttribute('aria-disabled')).toBe(false);
});
