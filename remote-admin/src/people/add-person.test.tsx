import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, type Person, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../testing/open-administration.ts';
import { failWith, focused, names, openPeople, personOf, rowOf } from '../testing/open-people.ts';

afterEach(leaveAdministration);

const ben = personOf(2, 'Ben Bakker');
const zoe = personOf(9, 'Zoë Zee', { state: 'invited', sessions: 0, seenAt: null });
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const role = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' });
const openForm = async (answers: Parameters<typeof openPeople>[1] = {}, own?: 'superadmin') => {
  const host = await openPeople([ben], answers, own);
  await rowOf('Ben Bakker');
  await press('Add a person');
  return host;
};
const fill = async () => {
  await userEvent.type(name(), ' Zoë Zee ');
  await userEvent.type(email(), ' zoe@example.org ');
  await press('Add and invite');
};

describe('a new person', () => {
  test('is first in the list, and a mail is on its way [C2.212]', async () => {
    const host = await openForm({ addPerson: () => zoe });
    expect(document.activeElement).toBe(name());
    await fill();
    await waitFor(() => expect(names()).toEqual(['Zoë Zee', 'Ben Bakker']));
    expect(host.http.requestsOf('addPerson')).toEqual([
      { body: { name: 'Zoë Zee', email: 'zoe@example.org', role: 'user' } },
    ]);
    expect(host.dialogs.notes).toEqual(['A mail is on its way to zoe@example.org']);
    expect(screen.getByText('2 people')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Add a person'));
  });

  test('has a role up to the own one, whose rights are said [C2.214]', async () => {
    await openForm();
    const offered = () => [...role().querySelectorAll('option')].map((one) => one.textContent);
    expect(offered()).toEqual(['Visitor', 'Reader', 'Administrator']);
    await userEvent.selectOptions(role(), 'Administrator');
    expect(screen.getByText(/orders books, and administers/)).toBeTruthy();
    await leaveAdministration();
    await openForm({}, 'superadmin');
    expect(offered()).toContain('Portal administrator');
  });

  test('needs a name and an address; the first wrong field has the focus [C5.27]', async () => {
    const host = await openForm();
    await press('Add and invite');
    expect(screen.getByText('Enter a name')).toBeTruthy();
    expect(screen.getByText('Enter an e-mail address')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), 'Zoë');
    await userEvent.type(email(), 'zoe');
    await press('Add and invite');
    expect(screen.getByText(/Enter a full e-mail address/)).toBeTruthy();
    expect(document.activeElement).toBe(email());
    await userEvent.clear(email());
    await userEvent.paste('x'.repeat(321));
    expect(screen.getByText('Too long: at most 320 characters')).toBeTruthy();
    expect(host.http.requestsOf('addPerson')).toEqual([]);
  });

  test('whose address has an account is refused at the field, until it is changed [C5.27]', async () => {
    await openForm({ addPerson: failWith(new StatusError(409, {})) });
    await fill();
    expect(await screen.findByText('This address already has an account')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    await userEvent.type(email(), 'x');
    expect(screen.queryByText('This address already has an account')).toBeNull();
  });

  test.each([
    [new StatusError(429, {}), /Too many mails were sent/],
    [new StatusError(403, {}), /Your role does not allow this/],
    [new StatusError(400, { code: 'invalid-request', message: 'body.name' }), /not accepted/],
    [new NetworkError('down'), /could not be reached/],
  ])(
    'that could not be added stays in the form, with the reason: %s [C8.23]',
    async (error, said) => {
      const host = await openForm({ addPerson: failWith(error) });
      await fill();
      expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
      expect(name()).toHaveProperty('value', ' Zoë Zee ');
      expect(host.events.map(({ name: event }) => event)).toContain('person-not-added');
    },
  );

  test('who is sent again after a lost answer is added once [C2.212]', async () => {
    const host = await openForm({ addPerson: failWith(new NetworkError('down')) });
    await fill();
    await screen.findByText(/could not be reached/);
    host.http.answer({ addPerson: () => zoe });
    await press('Add and invite');
    await rowOf('Zoë Zee');
    const keys = host.http.calls
      .filter((call) => call.name === 'addPerson')
      .map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('who could not be added after the form was closed is told of in a note [C8.23]', async () => {
    const answer = Promise.withResolvers<Person>();
    const host = await openForm({ addPerson: () => answer.promise });
    await fill();
    await press('Cancel');
    await act(async () => answer.reject(new StatusError(409, {})));
    expect(host.dialogs.notes).toEqual(['This address already has an account']);
  });
});
