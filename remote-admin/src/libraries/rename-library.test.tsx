import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, type PortalClient, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../testing/open-administration.ts';
import { libraryNames, libraryOf, openLibraries } from '../testing/open-libraries.ts';
import { chooseInMenu, failWith, focused, openMenu, rowOf } from '../testing/open-people.ts';

afterEach(leaveAdministration);

const own = libraryOf('one', 'Library One');
const meer = libraryOf('meer', 'Meerzicht');
const changed: PortalClient = { ...meer, name: 'Duinzicht', email: 'info@duin.example' };
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const openForm = async (
  of: PortalClient,
  answers: Parameters<typeof openLibraries>[1] = {},
  all: readonly PortalClient[] = [own, meer],
) => {
  const host = await openLibraries(all, answers);
  await openMenu(of.name);
  await chooseInMenu(`Rename ${of.name}…`);
  return host;
};
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the name and the address of a library', () => {
  test('are changed in a form, and shown as the server answered [C2.284 C2.293]', async () => {
    const host = await openForm(meer, { changePortalClient: () => changed });
    expect(name()).toHaveProperty('value', 'Meerzicht');
    expect(document.activeElement).toBe(name());
    await retype(name(), ' Duinzicht ');
    await retype(email(), ' info@duin.example ');
    await press('Save');
    expect((await rowOf('Duinzicht')).textContent).toContain('info@duin.example');
    expect(host.http.requestsOf('changePortalClient')).toEqual([
      {
        params: { ref: 'meer' },
        body: { name: 'Duinzicht', email: 'info@duin.example', isActive: true },
      },
    ]);
    expect(host.dialogs.notes).toEqual(['Duinzicht was saved']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe('Actions for Duinzicht');
  });

  test('of the present library need a reload to be seen everywhere [C2.284]', async () => {
    const host = await openForm(own, { changePortalClient: () => own });
    await press('Save');
    await waitFor(() =>
      expect(host.dialogs.notes).toEqual([
        'Library One was saved. Reload the page to see the name in the header.',
      ]),
    );
  });

  test('stay as they were when the form is closed [C2.284]', async () => {
    const host = await openForm(meer);
    await retype(name(), 'Duinzicht');
    await press('Cancel');
    expect(focused()).toBe('Actions for Meerzicht');
    expect(host.http.requestsOf('changePortalClient')).toEqual([]);
  });

  test('a library without an address may stay without one [C2.285]', async () => {
    const mute = { ...meer, email: '' };
    const host = await openForm(mute, { changePortalClient: () => mute }, [own, mute]);
    await retype(email(), 'desk');
    await press('Save');
    expect(screen.getByText(/Enter a full e-mail address/)).toBeTruthy();
    await userEvent.clear(email());
    await press('Save');
    await waitFor(() => expect(host.dialogs.notes).toHaveLength(1));
    expect(host.http.requestsOf('changePortalClient')[0]?.body.email).toBe('');
  });

  test('that are missing or wrong are said at the field, which gets the focus [C5.40]', async () => {
    const host = await openForm(meer);
    await userEvent.clear(name());
    await userEvent.clear(email());
    await press('Save');
    expect(screen.getByText('Enter a name')).toBeTruthy();
    expect(screen.getByText('Enter an e-mail address')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), 'Duinzicht');
    await press('Save');
    expect(document.activeElement).toBe(email());
    expect(host.http.requestsOf('changePortalClient')).toEqual([]);
  });

  test('a name that another library has is said at the field, until it is changed [C5.40]', async () => {
    await openForm(meer, { changePortalClient: failWith(new StatusError(409, {})) });
    await retype(name(), 'Library One');
    await press('Save');
    expect(await screen.findByText('Another library has this name')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), ' Two');
    expect(screen.queryByText('Another library has this name')).toBeNull();
  });

  test.each([
    [new StatusError(403, {}), /Your role does not allow this/],
    [new StatusError(400, { code: 'invalid-request', message: 'body.name' }), /not accepted/],
    [new NetworkError('down'), /could not be reached/],
  ])('that are not saved stay in the form, with the reason: %s [C8.35]', async (error, said) => {
    await openForm(meer, { changePortalClient: failWith(error) });
    await retype(name(), 'Duinzicht');
    await press('Save');
    const form = within(screen.getByRole('dialog'));
    expect((await form.findByRole('alert')).textContent).toMatch(said);
    expect(name()).toHaveProperty('value', 'Duinzicht');
  });

  test('that are not saved after the form was closed are told of in a note [C8.35]', async () => {
    const answer = Promise.withResolvers<PortalClient>();
    const host = await openForm(meer, { changePortalClient: () => answer.promise });
    await press('Save');
    await press('Cancel');
    await act(async () => answer.reject(new StatusError(409, {})));
    expect(host.dialogs.notes).toEqual(['Another library has this name']);
  });

  test('of a library that a colleague has removed close the form; the library leaves [C2.294]', async () => {
    const host = await openForm(meer, { changePortalClient: failWith(new StatusError(404, {})) });
    await press('Save');
    await waitFor(() => expect(libraryNames()).toEqual(['Library One']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.dialogs.notes).toEqual(['A colleague has removed Meerzicht']);
    expect(document.activeElement).toBe(await rowOf('Library One'));
  });
});
