import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Switch } from '../switch/index.ts';

const radios = (
  <RadioGroup
    label="Search for"
    options={[{ id: 'phrase', label: 'Phrase' }]}
    value={null}
    onChange={() => {}}
  />
);

test.each([
  ['checkbox', <Checkbox key="">Phrase</Checkbox>],
  ['switch', <Switch key="">Phrase</Switch>],
  ['radio', radios],
])('a press on the text of a %s focuses it, and nothing around it before', async (role, choice) => {
  const onFocus = jest.fn();
  render(
    <main tabIndex={-1} onFocus={({ target }) => onFocus(target)}>
      {choice}
    </main>,
  );
  const control = screen.getByRole(role, { name: 'Phrase' });
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Phrase') });
  expect(onFocus.mock.calls).toEqual([[control]]);
  await userEvent.pointer('[/MouseLeft]');
  expect(document.activeElement).toBe(control);
});

test('a press on the text of a disabled one leaves the focus where it is', async () => {
  render(
    <main tabIndex={-1}>
      <input />
      <Checkbox isDisabled>Phrase</Checkbox>
    </main>,
  );
  await userEvent.tab();
  await userEvent.click(screen.getByText('Phrase'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
