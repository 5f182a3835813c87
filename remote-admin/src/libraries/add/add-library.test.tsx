import { afterEach, describe, expect, test } from '@jest/globals';
import {
  NetworkError,
  type NewPortalClient,
  type PortalClient,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../../testing/open-administration.ts';
import { libraryNames, libraryOf, openLibraries } from '../../testing/open-libraries.ts';
import { failWith, focused, rowOf } from '../../testing/open-people.ts';

afterEach(leaveAdministration);

const own = libraryOf('one', 'Library One');
const made = libraryOf('duinzicht', 'Duinzicht', { people: 1 });
const CONNECTIONS = [
  { id: 0, name: 'Books' },
  { id: 4, name: 'Archive' },
];
const BODY: NewPortalClient = {
  name: 'Duinzicht',
  email: 'desk@duin.example',
  languages: ['en', 'nl', 'de', 'fr'],
  connections: [],
  hasOwnConnections: true,
  administrator: { name: 'Ada', email: 'ada@duin.example' },
};
const dialog = () => within(screen.getByRole('dialog', { name: 'New library' }));
const text = (name: RegExp) => dialog().getByRole('textbox', { name });
const box = (name: string) => dialog().getByRole('checkbox', { name });
const standard = () => dialog().getByRole('combobox', { name: 'Default language' });
const OWN = 'A catalogue and a digital library of its own, empty at first';
const send = () => press('Add and invite');
const sent = (host: Awaited<ReturnType<typeof openLibraries>>) =>
  host.http.requestsOf('addPortalClient').map(({ body }) => body);
const openForm = async (answers: Parameters<typeof openLibraries>[1] = {}) => {
  const host = await openLibraries([own], answers, CONNECTIONS);
  await rowOf('Library One');
  await press('New library');
  return host;
};
const fill = async (administrator = 'ada@duin.example') => {
  await userEvent.type(text(/^Name of the library/), ' Duinzicht ');
  await userEvent.type(text(/^E-mail of the library/), 'desk@duin.example');
  await userEvent.type(text(/^Name of the administrator/), 'Ada');
  await userEvent.type(text(/^E-mail of the administrator/), administrator);
};

describe('a new library', () => {
  test('is in the list, with the focus, and a mail is on its way [C2.282 C2.283]', async () => {
    const host = await openForm({ addPortalClient: () => made });
    expect(document.activeElement).toBe(text(/^Name of the library/));
    expect(dialog().getByText(/With your own address, you become/)).toBeTruthy();
    await fill();
    await send();
    await waitFor(() => expect(libraryNames()).toEqual(['Duinzicht', 'Library One']));
    expect(sent(host)).toEqual([BODY]);
    expect(host.dialogs.notes).toEqual([
      'Duinzicht was added. A mail is on its way to ada@duin.example, unless that account has a password already.',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await rowOf('Duinzicht'));
  });

  test('of which one is the administrator is in the menu after a reload [C2.283]', async () => {
    const host = await openForm({ addPortalClient: () => made });
    await fill('Noor@example.org');
    await send();
    await waitFor(() =>
      expect(host.dialogs.notes).toEqual([
        'Duinzicht was added. Reload the page to find it in the menu.',
      ]),
    );
  });

  test('has the ticked languages, of which one is the default [C2.282 C2.286]', async () => {
    const host = await openForm({ addPortalClient: () => made });
    await fill();
    expect(standard()).toHaveProperty('value', 'en');
    await userEvent.click(box('English'));
    await userEvent.click(box('Français'));
    expect([...standard().querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      'Nederlands',
      'Deutsch',
    ]);
    expect(standard()).toHaveProperty('value', 'nl');
    await userEvent.selectOptions(standard(), 'Deutsch');
    await send();
    await waitFor(() => expect(sent(host)).toHaveLength(1));
    expect(sent(host)[0]?.languages).toEqual(['de', 'nl']);
  });

  test('shares connections, beside its own ones or instead [C2.282]', async () => {
    const host = await openForm({ addPortalClient: () => made });
    await fill();
    await userEvent.click(box(OWN));
    await userEvent.click(box('Shared: Archive'));
    await userEvent.click(box('Shared: Books'));
    await send();
    await waitFor(() => expect(sent(host)).toHaveLength(1));
    expect(sent(host)[0]).toMatchObject({ connections: [0, 4], hasOwnConnections: false });
  });
});

describe('the form', () => {
  test('says at each field what is missing; the first one has the focus [C5.38]', async () => {
    const host = await openForm();
    for (const language of ['Nederlands', 'English', 'Deutsch', 'Français']) {
      await userEvent.click(box(language));
    }
    await userEvent.click(box(OWN));
    expect(dialog().queryByRole('combobox')).toBeNull();
    await send();
    expect(dialog().getAllByText('Enter a name')).toHaveLength(2);
    expect(dialog().getAllByText('Enter an e-mail address')).toHaveLength(2);
    expect(document.activeElement).toBe(text(/^Name of the library/));
    const languages = dialog().getByRole('group', { name: 'Languages' });
    const described = languages.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Choose at least one language');
    expect(dialog().getByText(/without any, people find nothing/)).toBeTruthy();
    await fill();
    await send();
    expect(document.activeElement).toBe(box('Nederlands'));
    await userEvent.click(box('Nederlands'));
    await send();
    expect(document.activeElement).toBe(box(OWN));
    expect(sent(host)).toEqual([]);
  });

  test('says at once that a text is too long [C5.38]', async () => {
    await openForm();
    await userEvent.click(text(/^Name of the administrator/));
    await userEvent.paste('x'.repeat(121));
    expect(dialog().getByText('Too long: at most 120 characters')).toBeTruthy();
  });

  test('says at the field that another library has the name, until it is changed [C5.39]', async () => {
    const host = await openForm({ addPortalClient: () => made });
    await fill();
    await userEvent.clear(text(/^Name of the library/));
    await userEvent.type(text(/^Name of the library/), 'library one');
    await send();
    expect(dialog().getByText('Another library has this name')).toBeTruthy();
    expect(document.activeElement).toBe(text(/^Name of the library/));
    expect(sent(host)).toEqual([]);
    await userEvent.type(text(/^Name of the library/), ' and more');
    expect(dialog().queryByText('Another library has this name')).toBeNull();
  });

  test('says so also of a name that a colleague used meanwhile [C5.39 C8.34]', async () => {
    const host = await openForm({ addPortalClient: failWith(new StatusError(409, {})) });
    await fill();
    const present = { clients: [made, own], connections: CONNECTIONS };
    host.http.answer({ getPortalClients: () => present });
    await send();
    expect(await dialog().findByText('Another library has this name')).toBeTruthy();
    expect(dialog().getAllByRole('alert')[0]?.textContent).toMatch(/Choose another name or/);
    expect(libraryNames()).toEqual(['Duinzicht', 'Library One']);
  });

  test.each([
    [new StatusError(403, {}), /Your role does not allow this/],
    [new StatusError(409, {}), /belongs to an identity provider/],
    [new StatusError(429, {}), /Too many mails were sent/],
    [new StatusError(400, { code: 'invalid-request', message: 'body.name' }), /not accepted/],
    [new StatusError(500, {}), /went wrong on the server/],
    [new NetworkError('down'), /could not be reached/],
  ])('keeps what was typed when nothing was added: %s [C8.34]', async (error, said) => {
    const host = await openForm({ addPortalClient: failWith(error) });
    await fill();
    await send();
    expect((await dialog().findByRole('alert')).textContent).toMatch(said);
    expect(text(/^Name of the library/)).toHaveProperty('value', ' Duinzicht ');
    expect(host.events.map(({ name }) => name)).toContain('library-not-added');
  });

  test('offers the connections that are left after one was removed [C8.34]', async () => {
    const host = await openForm({ addPortalClient: failWith(new StatusError(404, {})) });
    await fill();
    await userEvent.click(box('Shared: Archive'));
    const left = { clients: [own], connections: CONNECTIONS.slice(0, 1) };
    host.http.answer({ getPortalClients: () => left });
    await send();
    expect(await dialog().findByText(/not there any more/)).toBeTruthy();
    await waitFor(() => expect(dialog().queryByText('Shared: Archive')).toBeNull());
    host.http.answer({ addPortalClient: () => made });
    await send();
    await waitFor(() => expect(sent(host)).toHaveLength(2));
    expect(sent(host)[1]?.connections).toEqual([]);
  });

  test('sent again after a lost answer adds the library once [C8.34]', async () => {
    const host = await openForm({ addPortalClient: failWith(new NetworkError('down')) });
    await fill();
    await send();
    await dialog().findByText(/could not be reached/);
    host.http.answer({ addPortalClient: () => made });
    await send();
    await rowOf('Duinzicht');
    const keys = host.http.calls
      .filter((call) => call.name === 'addPortalClient')
      .map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('that was closed meanwhile tells of a failure in a note [C8.34]', async () => {
    const answer = Promise.withResolvers<PortalClient>();
    const host = await openForm({ addPortalClient: () => answer.promise });
    await fill();
    await send();
    await press('Cancel');
    await act(async () => answer.reject(new StatusError(403, {})));
    expect(host.dialogs.notes).toEqual([
      'Your role does not allow this any more. Ask a colleague to do it.',
    ]);
    expect(focused()).toBe('New library');
  });
});
