import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, type PersonSession, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration } from '../../testing/open-administration.ts';
import {
  chooseInMenu,
  failWith,
  focused,
  openMenu,
  openPeople,
  personOf,
  rowOf,
} from '../../testing/open-people.ts';

afterEach(leaveAdministration);

const sessionOf = (id: string, over: Partial<PersonSession> = {}): PersonSession => ({
  id,
  begunAt: '2026-03-04T09:00:00Z',
  usedAt: '2026-03-05T10:00:00Z',
  endsAt: '2026-04-04T10:00:00Z',
  manner: 'password',
  provider: null,
  device: 'Firefox, Windows',
  isOwn: false,
  ...over,
});
const firefox = sessionOf('a');
const safari = sessionOf('b', { device: 'Safari, iOS', manner: 'provider', provider: 'Campus' });
const unknown = sessionOf('c', { device: '', manner: 'code' });
const noor = personOf(2, 'Noor de Vries', { sessions: 3 });

const dialog = () => within(screen.getByRole('dialog', { name: /^Sessions of/ }));
const items = () => dialog().queryAllByRole('listitem');
const devices = () => items().map((row) => row.querySelector('strong')?.textContent);
const end = async (device: string) => {
  act(() =>
    dialog()
      .getByRole('button', { name: `End the session: ${device}` })
      .focus(),
  );
  await userEvent.keyboard('{Enter}');
};
const openSessions = async (
  sessions: readonly PersonSession[],
  answers: Parameters<typeof openPeople>[1] = {},
  person = noor,
) => {
  const host = await openPeople([person], {
    getPersonSessions: () => ({ sessions: [...sessions] }),
    ...answers,
  });
  await openMenu(person.name);
  await chooseInMenu(`Sessions of ${person.name}…`);
  return host;
};

describe('the sessions of a person', () => {
  test('are not in the menu without any [C2.296]', async () => {
    await openPeople([personOf(2, 'Ben Bakker', { sessions: 0 })]);
    await openMenu('Ben Bakker');
    expect(screen.queryByText('Sessions…')).toBeNull();
  });

  test('each has its device, how it was begun, and its times [C2.296 C2.297]', async () => {
    const federated = sessionOf('d', { device: 'Edge', manner: 'provider' });
    const host = await openSessions([firefox, safari, unknown, federated]);
    await dialog().findByText('Firefox, Windows');
    expect(items().map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^Firefox, Windows.*with a password.*Begun 4 Mar 2026.*Last used 5 Mar 2026.*Ends 4 Apr 2026.* unless it is used/,
      ),
      expect.stringMatching(/^Safari, iOS.*Signed in with Campus/),
      expect.stringMatching(/^Unknown device.*Signed in with an access code/),
      expect.stringMatching(/^Edge.*Signed in with an identity provider/),
    ]);
    expect(dialog().getByText(/browser in which it was begun is signed out/)).toBeTruthy();
    expect(host.http.requestsOf('getPersonSessions')).toEqual([{ params: { id: 2 } }]);
  });

  test('the own present one says so, and is not ended here [C2.297]', async () => {
    const me = personOf(1, 'Ada Admin', { role: 'admin', sessions: 2 });
    await openSessions([sessionOf('own', { isOwn: true }), safari], {}, me);
    const own = within((await dialog().findByText('this session')).closest('li') as HTMLElement);
    expect(own.getByText('Firefox, Windows')).toBeTruthy();
    expect(own.queryByRole('button')).toBeNull();
    expect(dialog().getByRole('button', { name: 'End the session: Safari, iOS' })).toBeTruthy();
  });

  test('that there are none any more is said [C2.298]', async () => {
    await openSessions([]);
    expect(await dialog().findByText('There are no open sessions')).toBeTruthy();
    await waitFor(async () =>
      expect((await rowOf('Noor de Vries')).textContent).not.toContain('open session'),
    );
  });

  test('that could not be loaded are loaded again [C8.36]', async () => {
    const host = await openSessions([], { getPersonSessions: failWith(new NetworkError('down')) });
    expect((await dialog().findByRole('alert')).textContent).toContain('could not be loaded');
    expect(host.events.map(({ name }) => name)).toContain('person-sessions-not-loaded');
    host.http.answer({ getPersonSessions: () => ({ sessions: [firefox] }) });
    act(() => dialog().getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await dialog().findByText('Firefox, Windows')).toBeTruthy();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });
});

describe('a session that is ended', () => {
  test('leaves the list and the count, with the focus at the neighbour [C2.298]', async () => {
    const host = await openSessions([firefox, safari, unknown], {
      endPersonSession: () => undefined,
    });
    await dialog().findByText('Safari, iOS');
    await end('Safari, iOS');
    await waitFor(() => expect(devices()).toEqual(['Firefox, Windows', 'Unknown device']));
    expect(document.activeElement).toBe(items()[1]);
    await end('Unknown device');
    await waitFor(() => expect(devices()).toEqual(['Firefox, Windows']));
    expect(document.activeElement).toBe(items()[0]);
    expect((await rowOf('Noor de Vries')).textContent).toContain('1 open session');
    await end('Firefox, Windows');
    await waitFor(() => expect(focused()).toBe('There are no open sessions'));
    expect(host.http.requestsOf('endPersonSession').map(({ params }) => params)).toEqual([
      { id: 2, session: 'b' },
      { id: 2, session: 'c' },
      { id: 2, session: 'a' },
    ]);
    expect(new Set(host.dialogs.notes)).toEqual(new Set(['The session was ended']));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe('Actions for Noor de Vries');
    expect((await rowOf('Noor de Vries')).textContent).not.toContain('open session');
  });

  test.each([
    [new StatusError(409, {}), /the session that you are using/, false],
    [new StatusError(403, {}), /Your role does not allow this/, false],
    [new StatusError(404, {}), /no account at this library any more/, false],
    [new StatusError(400, { code: 'invalid-request', message: 'x' }), /did not accept/, false],
    [new NetworkError('down'), /could not be reached/, true],
  ])('in vain stays, with the reason: %s [C8.37]', async (error, said, canRetry) => {
    const host = await openSessions([firefox, safari], { endPersonSession: failWith(error) });
    await dialog().findByText('Safari, iOS');
    await end('Safari, iOS');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(devices()).toHaveLength(2);
    expect(host.events.map(({ name }) => name)).toContain('person-session-not-ended');
    expect(within(alert).queryByRole('button') !== null).toBe(canRetry);
    if (!canRetry) return;
    host.http.answer({ endPersonSession: () => undefined });
    act(() => within(alert).getByRole('button').focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(devices()).toEqual(['Firefox, Windows']));
    expect(document.activeElement).toBe(items()[0]);
  });
});
