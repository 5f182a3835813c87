import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { NetworkError, type PortalClients, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noteDownloads } from '../testing/note-downloads.ts';
import { leaveAdministration, openAdministration } from '../testing/open-administration.ts';
import { exportedOf, libraryNames, libraryOf, openLibraries } from '../testing/open-libraries.ts';
import {
  answerQuestion,
  chooseInMenu,
  failWith,
  focused,
  openMenu,
  rowOf,
} from '../testing/open-people.ts';

afterEach(async () => {
  await leaveAdministration();
  jest.restoreAllMocks();
});

const own = libraryOf('one', 'Library One');
const meer = libraryOf('meer', 'Meerzicht');
const off = libraryOf('off', 'Oude Haven', { isActive: false });
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('the libraries of the portal', () => {
  test('each has name, address, people and its state in words [C2.280]', async () => {
    const open = libraryOf('open', 'Open Library', { isPublic: true, people: 1, email: '' });
    await openLibraries([own, open, off, exportedOf('gone', 'Zuidwal')]);
    expect((await rowOf('Library One')).textContent).toMatch(
      /this library.*desk@one\.example.*3 people/,
    );
    expect((await rowOf('Open Library')).textContent).toMatch(
      /public library.*No e-mail address.*1 person/,
    );
    const row = await rowOf('Oude Haven');
    expect(row.textContent).toContain('switched off');
    expect(row.textContent).not.toContain('exported');
    expect(within(row).queryByRole('link')).toBeNull();
    expect((await rowOf('Zuidwal')).textContent).toMatch(/3 people · Data exported/);
  });

  test('are not there for the administrator of a library [C2.280]', async () => {
    await openAdministration({}, {}, {}, undefined, '/admin?tab=libraries');
    expect(screen.queryByRole('tab', { name: 'Libraries' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'General' }).getAttribute('aria-selected')).toBe('true');
  });

  test('that could not be loaded are loaded again [C8.33]', async () => {
    const host = await openLibraries([], { getPortalClients: failWith(new Error('down')) });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(has('New library')).toBe(false);
    expect(host.events.map(({ name }) => name)).toContain('libraries-not-loaded');
    host.http.answer({ getPortalClients: () => ({ clients: [own], connections: [] }) });
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await rowOf('Library One')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('switching off', () => {
  const switchOff = async () => {
    await openMenu('Meerzicht');
    await chooseInMenu('Switch off Meerzicht…');
  };

  test('asks first, with what happens; then it can be switched on again [C2.287 C2.293]', async () => {
    const host = await openLibraries([own, meer], {
      changePortalClient: ({ body }) => ({ ...meer, ...body }),
    });
    await switchOff();
    expect(host.dialogs.shown[0]?.message.body).toMatch(
      /signed out at once.*documents are returned.*Nothing is deleted.*on again/,
    );
    await answerQuestion(host, 'cancel');
    expect(host.http.requestsOf('changePortalClient')).toEqual([]);
    expect(focused()).toBe('Actions for Meerzicht');
    await switchOff();
    await answerQuestion(host, 'confirm');
    const row = await rowOf('Meerzicht');
    await within(row).findByText('switched off');
    expect(focused()).toBe('Actions for Meerzicht');
    await openMenu('Meerzicht');
    expect(has('Switch off Meerzicht…')).toBe(false);
    await chooseInMenu('Switch on Meerzicht');
    await waitFor(() => expect(within(row).queryByText('switched off')).toBeNull());
    expect(focused()).toBe('Actions for Meerzicht');
    const details = { name: 'Meerzicht', email: 'desk@meer.example' };
    expect(host.http.requestsOf('changePortalClient')).toEqual([
      { params: { ref: 'meer' }, body: { ...details, isActive: false } },
      { params: { ref: 'meer' }, body: { ...details, isActive: true } },
    ]);
    expect(host.dialogs.notes).toEqual(['Meerzicht was switched off', 'Meerzicht was switched on']);
  });

  test('is not offered for the present and the public library, with the reason [C2.288]', async () => {
    await openLibraries([own, libraryOf('open', 'Open Library', { isPublic: true })]);
    await openMenu('Library One');
    expect(screen.getByText(/You are signed in at this library/)).toBeTruthy();
    expect(has('Switch off Library One…')).toBe(false);
    expect(has('Remove Library One…')).toBe(false);
    await userEvent.keyboard('{Escape}');
    await openMenu('Open Library');
    expect(screen.getByText('The public library stays switched on.')).toBeTruthy();
    expect(has('Switch off Open Library…')).toBe(false);
  });

  test.each([
    [new StatusError(403, {}), /Your role does not allow this/, false],
    [new StatusError(409, {}), /signed in at and the public library stay switched on/, false],
    [new StatusError(500, {}), /went wrong on the server/, true],
    [new NetworkError('down'), /could not be reached/, true],
  ])('that fails says why at the library: %s [C8.35]', async (error, said, canRetry) => {
    const host = await openLibraries([own, meer], { changePortalClient: failWith(error) });
    await switchOff();
    await answerQuestion(host, 'confirm');
    const alert = await within(await rowOf('Meerzicht')).findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(within(alert).queryByRole('button') !== null).toBe(canRetry);
    expect(host.events.map(({ name }) => name)).toContain('library-not-changed');
    expect(host.dialogs.notes).toEqual([]);
    if (!canRetry) return;
    host.http.answer({ changePortalClient: () => ({ ...meer, isActive: false }) });
    act(() => within(alert).getByRole('button').focus());
    await userEvent.keyboard('{Enter}');
    expect(await within(await rowOf('Meerzicht')).findByText('switched off')).toBeTruthy();
    expect((await rowOf('Meerzicht')).contains(document.activeElement)).toBe(true);
  });

  test('of one that a colleague has removed takes it out of the list [C2.294]', async () => {
    const host = await openLibraries([own, meer, off], {
      changePortalClient: failWith(new StatusError(404, {})),
    });
    await switchOff();
    await answerQuestion(host, 'confirm');
    await waitFor(() => expect(libraryNames()).toEqual(['Library One', 'Oude Haven']));
    expect(host.dialogs.notes).toEqual(['A colleague has removed Meerzicht']);
    expect(document.activeElement).toBe(await rowOf('Oude Haven'));
  });
});

describe('an export', () => {
  const exportData = async () => {
    await openMenu('Oude Haven');
    await chooseInMenu('Export data of Oude Haven');
  };
  const answers = {
    exportPortalClient: () => ({ bytes: new Blob(['{}']), mediaType: 'application/json' }),
  };

  test('saves all that the library has, which can be removed then [C2.289 C2.290]', async () => {
    const saved = noteDownloads();
    const host = await openLibraries([off], answers);
    await openMenu('Oude Haven');
    const remove = screen.getByRole('button', { name: 'Remove Oude Haven…' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/Export the data first/).length).toBeGreaterThan(0);
    await userEvent.click(remove);
    expect(screen.queryByRole('dialog', { name: /^Remove/ })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    const exported = { ...off, exportedAt: '2026-03-04T09:00:00Z' };
    host.http.answer({ getPortalClients: () => ({ clients: [exported], connections: [] }) });
    await exportData();
    await within(await rowOf('Oude Haven')).findByText(/Data exported/);
    expect(saved).toEqual([expect.stringMatching(/^library-off-\d{4}-\d\d-\d\d\.json$/)]);
    expect(host.http.requestsOf('exportPortalClient')).toEqual([{ params: { ref: 'off' } }]);
    expect(focused()).toBe('Actions for Oude Haven');
    await openMenu('Oude Haven');
    const next = screen.getByRole('button', { name: 'Remove Oude Haven…' });
    expect(next.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('after which the list cannot be loaded leaves the present one [C8.33]', async () => {
    noteDownloads();
    const host = await openLibraries([off], answers);
    await rowOf('Oude Haven');
    host.http.answer({ getPortalClients: failWith(new NetworkError('down')) });
    await exportData();
    await waitFor(() =>
      expect(host.events.map(({ name }) => name)).toContain('libraries-not-loaded'),
    );
    expect(libraryNames()).toEqual(['Oude Haven']);
  });

  test('whose list is of the moment before another change is left alone [C2.281]', async () => {
    noteDownloads();
    const host = await openLibraries([meer, off], {
      ...answers,
      changePortalClient: ({ body }) => ({ ...off, ...body }),
    });
    await rowOf('Oude Haven');
    const outdated = Promise.withResolvers<PortalClients>();
    host.http.answer({ getPortalClients: () => outdated.promise });
    await exportData();
    await waitFor(() => expect(host.http.requestsOf('getPortalClients')).toHaveLength(2));
    const present = { clients: [meer, { ...off, isActive: true }], connections: [] };
    host.http.answer({ getPortalClients: () => present });
    await openMenu('Oude Haven');
    await chooseInMenu('Switch on Oude Haven');
    await waitFor(() => expect(host.http.requestsOf('getPortalClients')).toHaveLength(3));
    await act(async () => outdated.resolve({ clients: [meer, off], connections: [] }));
    expect((await rowOf('Oude Haven')).textContent).not.toContain('switched off');
  });

  test('that fails says why, and is tried again [C8.35]', async () => {
    const host = await openLibraries([off], {
      exportPortalClient: failWith(new NetworkError('down')),
    });
    await exportData();
    const row = await rowOf('Oude Haven');
    expect((await within(row).findByRole('alert')).textContent).toMatch(/reached.*Try again/);
    expect(host.events.map(({ name }) => name)).toContain('library-not-exported');
  });
});
