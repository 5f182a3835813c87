import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { noteDownloads } from '../../testing/note-downloads.ts';
import { leaveAdministration } from '../../testing/open-administration.ts';
import {
  answerQuestion,
  chooseInMenu,
  failWith,
  names,
  openMenu,
  openPeople,
  personOf,
  rowOf,
} from '../../testing/open-people.ts';

afterEach(async () => {
  await leaveAdministration();
  jest.restoreAllMocks();
});

const me = personOf(1, 'Ada Admin', { role: 'admin' });
const noor = personOf(2, 'Noor de Vries');
const ivo = personOf(3, 'Ivo Invité');

test('what is known of a person is saved as a file [C2.226]', async () => {
  const saved = noteDownloads();
  const host = await openPeople([noor], {
    exportPerson: () => ({ bytes: new Blob(['{}']), mediaType: 'application/json' }),
  });
  await openMenu('Noor de Vries');
  await chooseInMenu('Export data of Noor de Vries');
  await waitFor(() => expect(saved).toEqual(['person-Noor-de-Vries.json']));
  expect(host.http.requestsOf('exportPerson')).toEqual([{ params: { id: 2 } }]);
  host.http.answer({ exportPerson: failWith(new NetworkError('down')) });
  await openMenu('Noor de Vries');
  await chooseInMenu('Export data of Noor de Vries');
  const row = await rowOf('Noor de Vries');
  expect((await within(row).findByRole('alert')).textContent).toMatch(/not be reached.*Try again/);
  expect(host.events.map(({ name }) => name)).toContain('person-not-exported');
});

describe('erasing a person', () => {
  const erase = async (name: string) => {
    await openMenu(name);
    await chooseInMenu(`Erase ${name}…`);
  };

  test('asks first, with what happens [C2.227]', async () => {
    const host = await openPeople([me, noor]);
    await erase('Noor de Vries');
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    const question = host.dialogs.shown[0]?.message;
    expect(question?.body).toMatch(/sessions and loans.*Orders stay, without.*cannot be undone/);
    expect(question?.actions?.map(({ label }) => label)).toEqual(['Cancel', 'Erase Noor de Vries']);
    await answerQuestion(host, 'cancel');
    expect(host.http.requestsOf('erasePerson')).toEqual([]);
    expect(names()).toHaveLength(2);
  });

  test.each([
    ['Noor de Vries', ['Ada Admin', 'Ivo Invité'], 'Ivo Invité'],
    ['Ivo Invité', ['Ada Admin', 'Noor de Vries'], 'Noor de Vries'],
  ])(
    'takes %s out of the list, with the focus at the neighbour [C2.228]',
    async (name, rest, next) => {
      const host = await openPeople([me, noor, ivo], { erasePerson: () => undefined });
      await erase(name);
      await answerQuestion(host, 'confirm');
      await waitFor(() => expect(names()).toEqual(rest));
      expect(screen.getByText('2 people')).toBeTruthy();
      expect(document.activeElement).toBe(await rowOf(next));
      expect(host.dialogs.notes).toEqual([`${name} was erased`]);
    },
  );

  test('of the last one leaves the focus below the list [C2.228]', async () => {
    const host = await openPeople([noor], { erasePerson: () => undefined });
    await erase('Noor de Vries');
    await answerQuestion(host, 'confirm');
    await screen.findByText('0 people');
    expect(document.activeElement).not.toBe(document.body);
  });

  test('who is gone already is the same [C2.228]', async () => {
    const host = await openPeople([me, noor], { erasePerson: failWith(new StatusError(404, {})) });
    await erase('Noor de Vries');
    await answerQuestion(host, 'confirm');
    await waitFor(() => expect(names()).toEqual(['Ada Admin']));
  });

  test.each([
    [new StatusError(409, {}), /cannot erase your own account/],
    [new StatusError(403, {}), /Your role does not allow this/],
  ])('that is refused says why, and the person stays: %s [C8.23]', async (error, said) => {
    const host = await openPeople([me, noor], { erasePerson: failWith(error) });
    await erase('Noor de Vries');
    await answerQuestion(host, 'confirm');
    expect(await within(await rowOf('Noor de Vries')).findByText(said)).toBeTruthy();
    expect(host.events.map(({ name }) => name)).toContain('person-not-erased');
    expect(names()).toHaveLength(2);
  });

  test('is not offered for oneself [C2.227]', async () => {
    await openPeople([me]);
    await openMenu('Ada Admin');
    expect(screen.getByRole('button', { name: 'Export data of Ada Admin' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull();
  });
});
