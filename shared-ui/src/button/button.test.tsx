import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SearchIcon } from '../icon/index.ts';
import { Button } from './index.ts';

test('is pressed by pointer, Enter and Space', async () => {
  const onPress = jest.fn();
  render(
    <Button icon={SearchIcon} onPress={onPress}>
      Search
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('while busy it keeps focus and name, says so, and takes no press', async () => {
  const onPress = jest.fn();
  const { rerender } = render(<Button onPress={onPress}>Save</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} isBusy busyLabel="saving">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Save.*saving/ });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('a busy submit button does not submit', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('disabled without a reason it is out of the tab order', async () => {
  render(<Button isDisabled>Read</Button>);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('disabled with a reason it is reachable, tells the reason and takes no press', async () => {
  const onPress = jest.fn();
  render(
    <Button disabledReason="All copies are in use" onPress={onPress}>
      Read
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Read', description: 'All copies are in use' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('tooltip').textContent).toBe('All copies are in use');
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('disabled with a reason it tells the reason to a finger, until the next press', async () => {
  render(
    <>
      <Button disabledReason="Only administrators can order">Add</Button>
      <p>Elsewhere</p>
    </>,
  );
  const finger = (target: Element) =>
    userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
  expect(screen.queryByRole('tooltip')).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    await finger(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('tooltip').textContent).toBe('Only administrators can order');
  }
  await finger(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

function Basket() {
  const [isIn, setIn] = useState(false);
  return (
    <Button disabledReason={isIn ? 'It is there' : undefined} onPress={() => setIn(true)}>
      Add
    </Button>
  );
}

test('keeps the focus when a reason against pressing comes', async () => {
  render(<Basket />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Add', description: 'It is there' });
  expect(document.activeElement).toBe(button);
});
