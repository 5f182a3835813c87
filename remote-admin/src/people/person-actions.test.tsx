import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, type Person, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration } from '../testing/open-administration.ts';
import {
  answerQuestion,
  chooseInMenu,
  failWith,
  focused,
  openMenu,
  openPeople,
  personOf,
  rowOf,
} from '../testing/open-people.ts';

afterEach(leaveAdministration);

const noor = personOf(2, 'Noor de Vries', { sessions: 2 });
const select = (name = 'Noor de Vries') =>
  screen.getByRole('combobox', { name: `Role of ${name}` }) as HTMLSelectElement;
const roleTo = (role: string) => userEvent.selectOptions(select(), role);
const offered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Close');

describe('a role', () => {
  test('is saved when it is chosen [C2.213]', async () => {
    const answer = Promise.withResolvers<Person>();
    const host = await openPeople([noor], { changePerson: () => answer.promise });
    const row = await rowOf('Noor de Vries');
    act(() => select().focus());
    await roleTo('Administrator');
    expect(select().value).toBe('admin');
    expect(row.textContent).toContain('Saving…');
    await act(async () => answer.resolve({ ...noor, role: 'admin' }));
    expect(host.http.requestsOf('changePerson')).toEqual([
      { params: { id: 2 }, body: { role: 'admin', isActive: true } },
    ]);
    expect(select().value).toBe('admin');
    expect(document.activeElement).toBe(select());
    expect(host.dialogs.notes).toEqual(['The role of Noor de Vries was changed']);
  });

  test('that is chosen during another one is saved after it [C2.213]', async () => {
    const answers = [Promise.withResolvers<Person>(), Promise.withResolvers<Person>()];
    let calls = 0;
    const host = await openPeople([noor], {
      changePerson: () => answers[calls++]?.promise ?? noor,
    });
    await rowOf('Noor de Vries');
    await roleTo('Administrator');
    await roleTo('Visitor');
    expect(host.http.requestsOf('changePerson')).toHaveLength(1);
    await act(async () => answers[0]?.resolve({ ...noor, role: 'admin' }));
    expect(select().value).toBe('anonymous');
    await act(async () => answers[1]?.resolve({ ...noor, role: 'anonymous' }));
    expect(select().value).toBe('anonymous');
    expect(host.http.requestsOf('changePerson').map(({ body }) => body.role)).toEqual([
      'admin',
      'anonymous',
    ]);
  });

  test('that could not be saved is put back, and tried again [C2.213 C8.23]', async () => {
    const host = await openPeople([noor], { changePerson: failWith(new NetworkError('down')) });
    const row = await rowOf('Noor de Vries');
    await roleTo('Administrator');
    expect((await within(row).findByRole('alert')).textContent).toContain('could not be reached');
    expect(select().value).toBe('user');
    host.http.answer({ changePerson: () => ({ ...noor, role: 'admin' }) });
    act(() => within(row).getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select().value).toBe('admin'));
    expect(within(row).queryByRole('alert')).toBeNull();
    expect(row.contains(document.activeElement)).toBe(true);
  });

  test.each([
    [new StatusError(403, {}), /Your role does not allow this/],
    [new StatusError(404, {}), /no account at this library any more/],
    [new StatusError(409, {}), /cannot change your own access/],
  ])('that the server refuses is put back with the reason: %s [C8.23]', async (error, said) => {
    await openPeople([noor], { changePerson: failWith(error) });
    const row = await rowOf('Noor de Vries');
    await roleTo('Visitor');
    expect(await within(row).findByText(said)).toBeTruthy();
    expect(select().value).toBe('user');
    expect(within(row).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('of a deactivated account does not activate it [C2.215]', async () => {
    const gone = { ...noor, state: 'deactivated' as const };
    const host = await openPeople([gone], { changePerson: () => ({ ...gone, role: 'admin' }) });
    await rowOf('Noor de Vries');
    await roleTo('Administrator');
    await waitFor(() => expect(host.http.requestsOf('changePerson')).toHaveLength(1));
    expect(host.http.requestsOf('changePerson')[0]?.body.isActive).toBe(false);
  });
});

describe('who can be changed', () => {
  const me = personOf(1, 'Ada Admin', { role: 'admin' });
  const petra = personOf(3, 'Petra Portal', { role: 'superadmin' });
  const kim = personOf(4, 'Kim Kok', { role: 'none' });
  const wim = personOf(5, 'Wim Wit', { role: null });
  const optionsOf = (name: string) => [...select(name).options].map(({ text }) => text);

  test('the own account says so, and has neither role nor deactivation to change [C2.214]', async () => {
    await openPeople([me]);
    const row = await rowOf('Ada Admin');
    expect(within(row).getByText('you')).toBeTruthy();
    expect(within(row).getByText('Administrator')).toBeTruthy();
    expect(within(row).queryByRole('combobox')).toBeNull();
    await openMenu('Ada Admin');
    expect(offered()).toEqual(['Send a link for a new password', 'Sessions…', 'Export data']);
  });

  test('a portal administrator is out of reach of an administrator [C2.214]', async () => {
    await openPeople([petra, noor]);
    const row = await rowOf('Petra Portal');
    expect(within(row).getByText('Portal administrator')).toBeTruthy();
    expect(within(row).queryByRole('combobox')).toBeNull();
    expect(within(row).queryByRole('button')).toBeNull();
    expect(optionsOf('Noor de Vries')).toEqual(['Visitor', 'Reader', 'Administrator']);
  });

  test('a portal administrator changes and gives that role [C2.214]', async () => {
    await openPeople([petra], {}, 'superadmin');
    await rowOf('Petra Portal');
    expect(select('Petra Portal').value).toBe('superadmin');
  });

  test('a role that is not given is shown, and can be left only [C2.214]', async () => {
    await openPeople([kim, wim]);
    await rowOf('Kim Kok');
    expect(optionsOf('Kim Kok')).toEqual(['No role', 'Visitor', 'Reader', 'Administrator']);
    expect(optionsOf('Wim Wit')[0]).toBe('No access');
    await openMenu('Wim Wit');
    expect(offered()).toEqual(['Sessions…', 'Sign out everywhere', 'Export data', 'Erase…']);
  });
});

describe('the menu of a person', () => {
  test('deactivates after a question, and activates again [C2.215 C2.218]', async () => {
    const host = await openPeople([noor], {
      changePerson: ({ body: { isActive } }) =>
        isActive ? noor : { ...noor, state: 'deactivated', sessions: 0 },
    });
    await openMenu('Noor de Vries');
    await chooseInMenu('Deactivate Noor de Vries');
    expect(host.dialogs.shown[0]?.message.body).toContain('Open documents are returned');
    await answerQuestion(host, 'cancel');
    expect(host.http.requestsOf('changePerson')).toEqual([]);
    expect(focused()).toBe('Actions for Noor de Vries');
    await openMenu('Noor de Vries');
    await chooseInMenu('Deactivate Noor de Vries');
    await answerQuestion(host, 'confirm');
    const row = await rowOf('Noor de Vries');
    await within(row).findByText('Deactivated');
    expect(focused()).toBe('Actions for Noor de Vries');
    await openMenu('Noor de Vries');
    expect(offered()).toEqual(['Activate', 'Export data', 'Erase…']);
    await chooseInMenu('Activate Noor de Vries');
    await waitFor(() => expect(within(row).queryByText('Deactivated')).toBeNull());
    expect(host.http.requestsOf('changePerson').map(({ body }) => body)).toEqual([
      { role: 'user', isActive: false },
      { role: 'user', isActive: true },
    ]);
    expect(host.dialogs.notes).toEqual([
      'Noor de Vries was deactivated',
      'Noor de Vries was activated',
    ]);
  });

  test('sends a link, or the invitation again [C2.216 C2.218]', async () => {
    const ivo = personOf(3, 'Ivo Invité', { state: 'invited' });
    const host = await openPeople([noor, ivo], { sendPersonLink: () => undefined });
    await openMenu('Noor de Vries');
    await chooseInMenu('Send Noor de Vries a link for a new password');
    await waitFor(() => expect(host.dialogs.notes).toHaveLength(1));
    expect(focused()).toBe('Actions for Noor de Vries');
    await openMenu('Ivo Invité');
    await chooseInMenu('Send the invitation of Ivo Invité again');
    await waitFor(() =>
      expect(host.dialogs.notes).toEqual([
        'A mail is on its way to 2@example.org',
        'A mail is on its way to 3@example.org',
      ]),
    );
  });

  test('has no link for a person without an address or without access [C2.216]', async () => {
    const mute = personOf(3, 'Mo Mute', { email: '' });
    const gone = personOf(4, 'Gus Gone', { state: 'deactivated' });
    await openPeople([mute, gone]);
    await openMenu('Mo Mute');
    expect(offered()).toEqual([
      'Sessions…',
      'Sign out everywhere',
      'Deactivate',
      'Export data',
      'Erase…',
    ]);
    await userEvent.keyboard('{Escape}');
    await openMenu('Gus Gone');
    expect(offered()).toEqual([
      'Sessions…',
      'Sign out everywhere',
      'Activate',
      'Export data',
      'Erase…',
    ]);
  });

  test.each([
    [new StatusError(409, {}), /No mail can be sent/],
    [new StatusError(429, {}), /Too many mails were sent/],
  ])('says why a link was not sent: %s [C2.216 C8.23]', async (error, said) => {
    const host = await openPeople([noor], { sendPersonLink: failWith(error) });
    await openMenu('Noor de Vries');
    await chooseInMenu('Send Noor de Vries a link for a new password');
    expect(await within(await rowOf('Noor de Vries')).findByText(said)).toBeTruthy();
    expect(host.dialogs.notes).toEqual([]);
  });

  test('signs a person out after a question, where there are sessions [C2.217 C2.218]', async () => {
    const host = await openPeople([noor], { endPersonSessions: () => undefined });
    const row = await rowOf('Noor de Vries');
    expect(row.textContent).toContain('2 open sessions');
    await openMenu('Noor de Vries');
    await chooseInMenu('Sign Noor de Vries out everywhere');
    await answerQuestion(host, 'confirm');
    await waitFor(() => expect(row.textContent).not.toContain('session'));
    expect(host.http.requestsOf('endPersonSessions')).toEqual([{ params: { id: 2 } }]);
    await openMenu('Noor de Vries');
    expect(offered()).toEqual([
      'Send a link for a new password',
      'Deactivate',
      'Export data',
      'Erase…',
    ]);
  });
});
