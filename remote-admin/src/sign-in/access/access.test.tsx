import { afterEach, describe, expect, test } from '@jest/globals';
import { type LibraryConnection, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration } from '../../testing/open-administration.ts';
import { failWith } from '../../testing/open-people.ts';
import { connectionOf, openSignIn, rowOf } from '../../testing/open-sign-in.ts';

afterEach(leaveAdministration);

const archive = connectionOf(2, 'Archive');
const open = (
  connections: readonly LibraryConnection[],
  answers: Parameters<typeof openSignIn>[1] = {},
) => openSignIn([], { getConnections: () => ({ connections: [...connections] }), ...answers });
const select = (label: string, name = 'Archive') =>
  within(screen.getByRole('group', { name })).getByRole('combobox', {
    name: label,
  }) as HTMLSelectElement;
const optionsOf = (label: string) => [...select(label).options].map(({ text }) => text);
const choose = (label: string, option: string) => userEvent.selectOptions(select(label), option);
const bodies = (host: Awaited<ReturnType<typeof open>>) =>
  host.http.requestsOf('changeConnection').map(({ body }) => body);

describe('what needs signing in', () => {
  test('each connection says in the language of the person who searches and reads it [C2.239]', async () => {
    const books = connectionOf(3, 'Boeken', { names: { en: 'Books' }, searchedBy: 'patrons' });
    await open([archive, books]);
    await rowOf('Archive');
    expect(optionsOf('Searched by')).toEqual(['everyone', 'people with an account']);
    expect(optionsOf('Read by')).toEqual(['everyone', 'people with an account', 'staff']);
    expect([select('Searched by').value, select('Read by').value]).toEqual(['anyone', 'patrons']);
    expect(select('Searched by', 'Books').value).toBe('patrons');
    expect(screen.getByText(/Visitors are people without an account/)).toBeTruthy();
  });

  test.each([
    ['anyone', 'anyone', 'Visitors find and read its documents.'],
    ['anyone', 'patrons', 'Visitors find its documents, and sign in to read them.'],
    ['anyone', 'staff', 'Visitors find its documents, and cannot read them.'],
    ['patrons', 'anyone', 'Visitors do not find its documents, and cannot read them.'],
  ] as const)('searched by %s and read by %s: %s [C2.239]', async (searchedBy, readBy, said) => {
    await open([connectionOf(2, 'Archive', { searchedBy, readBy })]);
    expect(within(await rowOf('Archive')).getByText(said)).toBeTruthy();
  });

  test('connections that could not be loaded are loaded again; that there are none is said [C2.239 C8.26]', async () => {
    const host = await open([], { getConnections: failWith(new Error('down')) });
    expect((await screen.findByRole('alert')).textContent).toContain('connections could not be');
    expect(host.events.map(({ name }) => name)).toContain('connections-not-loaded');
    host.http.answer({ getConnections: () => ({ connections: [] }) });
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The library has no connections yet')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('a choice', () => {
  test('is saved at once, with what it means for visitors [C2.240]', async () => {
    const answer = Promise.withResolvers<LibraryConnection>();
    const host = await open([archive], { changeConnection: () => answer.promise });
    const row = await rowOf('Archive');
    act(() => select('Read by').focus());
    await choose('Read by', 'everyone');
    expect(within(row).getByRole('progressbar', { name: 'Saving…' })).toBeTruthy();
    expect(within(row).getByText('Visitors find and read its documents.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await act(async () => answer.resolve({ ...archive, readBy: 'anyone' }));
    expect(host.http.requestsOf('changeConnection')).toEqual([
      { params: { id: 2 }, body: { searchedBy: 'anyone', readBy: 'anyone' } },
    ]);
    expect(select('Read by').value).toBe('anyone');
    expect(within(row).queryByRole('progressbar')).toBeNull();
    expect(document.activeElement).toBe(select('Read by'));
    expect(host.dialogs.notes).toEqual(['The access to Archive was changed']);
  });

  test('that is made during another one is saved after it [C2.240]', async () => {
    const first = Promise.withResolvers<LibraryConnection>();
    const host = await open([archive], { changeConnection: () => first.promise });
    await rowOf('Archive');
    await choose('Read by', 'staff');
    await choose('Searched by', 'people with an account');
    expect(bodies(host)).toHaveLength(1);
    host.http.answer({ changeConnection: ({ body }) => ({ ...archive, ...body }) });
    await act(async () => first.resolve({ ...archive, readBy: 'staff' }));
    await waitFor(() => expect(host.dialogs.notes).toHaveLength(1));
    expect(bodies(host)).toEqual([
      { searchedBy: 'anyone', readBy: 'staff' },
      { searchedBy: 'patrons', readBy: 'staff' },
    ]);
    expect([select('Searched by').value, select('Read by').value]).toEqual(['patrons', 'staff']);
  });

  test('that could not be saved is put back, and tried again [C2.240 C8.26]', async () => {
    const host = await open([archive], { changeConnection: failWith(new NetworkError('down')) });
    const row = await rowOf('Archive');
    await choose('Read by', 'everyone');
    expect((await within(row).findByRole('alert')).textContent).toContain('could not be reached');
    expect(select('Read by').value).toBe('patrons');
    host.http.answer({ changeConnection: ({ body }) => ({ ...archive, ...body }) });
    act(() => within(row).getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select('Read by').value).toBe('anyone'));
    expect(within(row).queryByRole('alert')).toBeNull();
    expect(row.contains(document.activeElement)).toBe(true);
  });

  test.each([
    [new StatusError(403, {}), /no longer an administrator/],
    [new StatusError(404, {}), /no longer has this connection/],
    [new StatusError(400, { code: 'invalid-request', message: 'x' }), /did not accept this choice/],
  ])('that the server refuses is put back with the reason: %s [C8.26]', async (error, said) => {
    const host = await open([archive], { changeConnection: failWith(error) });
    const row = await rowOf('Archive');
    await choose('Searched by', 'people with an account');
    const alert = await within(row).findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(select('Searched by').value).toBe('anyone');
    expect(host.events.map(({ name }) => name)).toContain('connection-not-changed');
    expect(host.dialogs.notes).toEqual([]);
  });
});
