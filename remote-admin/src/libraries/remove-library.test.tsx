import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../testing/open-administration.ts';
import { exportedOf, libraryNames, libraryOf, openLibraries } from '../testing/open-libraries.ts';
import { chooseInMenu, failWith, focused, openMenu, rowOf } from '../testing/open-people.ts';

afterEach(leaveAdministration);

const own = libraryOf('one', 'Library One');
const haven = exportedOf('haven', 'Oude Haven');
const zuid = exportedOf('zuid', 'Zuidwal');
const field = () => screen.getByRole('textbox', { name: /^Name of the library/ });
const ask = async (name: string) => {
  await openMenu(name);
  await chooseInMenu(`Remove ${name}…`);
};
const remove = async (name: string) => {
  await ask(name);
  await userEvent.type(field(), name);
  await press(`Remove ${name}`);
};

describe('removing a library', () => {
  test('asks first, with what is deleted and that it cannot be undone [C2.291]', async () => {
    const host = await openLibraries([own, haven]);
    await ask('Oude Haven');
    const question = screen.getByRole('dialog', { name: 'Remove Oude Haven?' });
    expect(question.textContent).toMatch(
      /accounts of people.*orders.*has documents stays.*cannot be undone/,
    );
    expect(document.activeElement).toBe(field());
    await press('Cancel');
    expect(focused()).toBe('Actions for Oude Haven');
    expect(host.http.requestsOf('removePortalClient')).toEqual([]);
    expect(libraryNames()).toHaveLength(2);
  });

  test('needs its name [C2.291 C5.41]', async () => {
    const host = await openLibraries([own, haven], { removePortalClient: () => undefined });
    await ask('Oude Haven');
    await userEvent.type(field(), 'oude haven{Enter}');
    expect(screen.getByText('This is not the name of the library')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(host.http.requestsOf('removePortalClient')).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), ' Oude Haven ');
    expect(screen.queryByText('This is not the name of the library')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(libraryNames()).toEqual(['Library One']));
    expect(host.http.requestsOf('removePortalClient')).toEqual([{ params: { ref: 'haven' } }]);
  });

  test.each([
    ['Oude Haven', ['Library One', 'Zuidwal'], 'Zuidwal'],
    ['Zuidwal', ['Library One', 'Oude Haven'], 'Oude Haven'],
  ])(
    'takes %s out of the list, with the focus at the neighbour [C2.292]',
    async (name, rest, next) => {
      const host = await openLibraries([own, haven, zuid], { removePortalClient: () => undefined });
      await remove(name);
      await waitFor(() => expect(libraryNames()).toEqual(rest));
      expect(document.activeElement).toBe(await rowOf(next));
      expect(host.dialogs.notes).toEqual([`${name} was removed`]);
    },
  );

  test('that is gone already is the same [C2.292]', async () => {
    await openLibraries([own, haven], { removePortalClient: failWith(new StatusError(404, {})) });
    await remove('Oude Haven');
    await waitFor(() => expect(libraryNames()).toEqual(['Library One']));
  });

  test('that is refused says why, and the list shows the present state [C8.35]', async () => {
    const host = await openLibraries([own, haven], {
      removePortalClient: failWith(new StatusError(409, {})),
    });
    await rowOf('Oude Haven');
    const present = [own, { ...haven, isActive: true, exportedAt: null }];
    host.http.answer({ getPortalClients: () => ({ clients: present, connections: [] }) });
    await remove('Oude Haven');
    const row = await rowOf('Oude Haven');
    expect((await within(row).findByRole('alert')).textContent).toMatch(
      /switched on, or its data were not exported/,
    );
    await waitFor(() => expect(within(row).queryByText('switched off')).toBeNull());
    expect(host.events.map(({ name }) => name)).toContain('library-not-removed');
  });

  test('that fails without a connection is tried again [C8.35]', async () => {
    const host = await openLibraries([own, haven], {
      removePortalClient: failWith(new NetworkError('down')),
    });
    await remove('Oude Haven');
    await within(await rowOf('Oude Haven')).findByRole('alert');
    host.http.answer({ removePortalClient: () => undefined });
    await press('Try again');
    await waitFor(() => expect(libraryNames()).toEqual(['Library One']));
  });
});
