import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
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

const REMOVE = 'Remove two-factor authentication';
const noor = personOf(2, 'Noor de Vries', { sessions: 2, hasSecondFactor: true });
const ben = personOf(3, 'Ben Bakker');
const saysSo = async (name: string) =>
  /Two-factor authentication is set up/.test((await rowOf(name)).textContent);
const removeThatOfNoor = async () => {
  await openMenu('Noor de Vries');
  await chooseInMenu('Remove the two-factor authentication of Noor de Vries');
};

describe('the second factor of a person', () => {
  test('is said in the row; without one it is not removed [C2.242]', async () => {
    await openPeople([noor, ben]);
    expect(await saysSo('Noor de Vries')).toBe(true);
    expect(await saysSo('Ben Bakker')).toBe(false);
    await openMenu('Ben Bakker');
    expect(screen.queryByText(REMOVE)).toBeNull();
  });

  test('is not removed for oneself, nor for people out of reach [C2.243]', async () => {
    const me = personOf(1, 'Ada Admin', { role: 'admin', hasSecondFactor: true });
    const petra = personOf(4, 'Petra Portal', { role: 'superadmin', hasSecondFactor: true });
    await openPeople([me, petra]);
    expect(await saysSo('Petra Portal')).toBe(true);
    expect(within(await rowOf('Petra Portal')).queryByRole('button')).toBeNull();
    await openMenu('Ada Admin');
    expect(screen.queryByText(REMOVE)).toBeNull();
  });

  test('is removed after a question that says what happens [C2.218 C2.243]', async () => {
    const host = await openPeople([noor], { removeSecondFactor: () => undefined });
    await removeThatOfNoor();
    expect(host.dialogs.shown[0]?.message.body).toMatch(
      /signed out everywhere.*the password alone until/,
    );
    await answerQuestion(host, 'cancel');
    expect(host.http.requestsOf('removeSecondFactor')).toEqual([]);
    await removeThatOfNoor();
    await answerQuestion(host, 'confirm');
    await waitFor(async () => expect(await saysSo('Noor de Vries')).toBe(false));
    expect(host.http.requestsOf('removeSecondFactor')).toEqual([{ params: { id: 2 } }]);
    expect((await rowOf('Noor de Vries')).textContent).not.toContain('session');
    expect(host.dialogs.notes).toEqual([
      'The two-factor authentication of Noor de Vries was removed',
    ]);
    expect(focused()).toBe('Actions for Noor de Vries');
    await openMenu('Noor de Vries');
    expect(screen.queryByText(REMOVE)).toBeNull();
  });

  test.each([
    [
      new StatusError(409, {}),
      /your own here, nor that of a person who has a higher role than you at another library/,
    ],
    [new StatusError(403, {}), /Your role does not allow this/],
    [new StatusError(404, {}), /no account at this library any more/],
  ])('that the server does not remove stays, with the reason: %s [C8.27]', async (error, said) => {
    const host = await openPeople([noor], { removeSecondFactor: failWith(error) });
    await removeThatOfNoor();
    await answerQuestion(host, 'confirm');
    const alert = await within(await rowOf('Noor de Vries')).findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(await saysSo('Noor de Vries')).toBe(true);
    expect(host.events.map(({ name }) => name)).toContain('second-factor-not-removed');
    expect(host.dialogs.notes).toEqual([]);
  });

  test('that was not removed without a connection is removed again [C8.27]', async () => {
    const host = await openPeople([noor], {
      removeSecondFactor: failWith(new NetworkError('down')),
    });
    await removeThatOfNoor();
    await answerQuestion(host, 'confirm');
    const again = await screen.findByRole('button', { name: 'Try again' });
    host.http.answer({ removeSecondFactor: () => undefined });
    act(() => again.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await saysSo('Noor de Vries')).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
