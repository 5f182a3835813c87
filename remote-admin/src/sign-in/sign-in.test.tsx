import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, PROVIDER_LIMIT, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../testing/open-administration.ts';
import { answerQuestion, failWith, focused } from '../testing/open-people.ts';
import { openSignIn, providerOf, rowOf, SETTINGS } from '../testing/open-sign-in.ts';

afterEach(leaveAdministration);

const university = providerOf(1, 'University');
const federation = providerOf(2, 'Federation', { settings: SETTINGS.saml, isActive: false });
const directory = providerOf(3, 'Directory', { settings: SETTINGS.ldap, addresses: {} });
const names = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);

describe('the providers of a library', () => {
  test('each has name, kind in words and whether it is active [C2.229]', async () => {
    const host = await openSignIn([university, federation, directory]);
    expect((await rowOf('University')).textContent).toMatch(/Active.*OpenID Connect/);
    expect((await rowOf('Federation')).textContent).toMatch(/Inactive.*SAML 2\.0/);
    expect((await rowOf('Directory')).textContent).toMatch(/Active.*Directory \(LDAP\)/);
    expect(screen.getByText(/sign in with a user name and a password/)).toBeTruthy();
    expect(host.navigation.current().search).toBe('?tab=sign-in');
  });

  test('that there are none is said [C2.229]', async () => {
    await openSignIn([]);
    expect(await screen.findByText(/people sign in with a password only/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Providers' })).toBeNull();
  });

  test('providers that could not be loaded are loaded again [C8.25]', async () => {
    const host = await openSignIn([], { getIdentityProviders: failWith(new Error('down')) });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(host.events.map(({ name }) => name)).toContain('providers-not-loaded');
    host.http.answer({ getIdentityProviders: () => ({ providers: [university] }) });
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await rowOf('University')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a full list takes no more [C5.31]', async () => {
    const many = Array.from({ length: PROVIDER_LIMIT }, (_, at) => providerOf(at, `P${at}`));
    await openSignIn(many);
    await rowOf('P0');
    const add = screen.getByRole('button', { name: 'Add a provider' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a removal', () => {
  const removed = (host: Awaited<ReturnType<typeof openSignIn>>) =>
    host.http.requestsOf('removeIdentityProvider');

  test('is done after a question that says what happens; the neighbour has the focus [C2.237]', async () => {
    const host = await openSignIn([university, federation], {
      removeIdentityProvider: () => undefined,
    });
    await rowOf('University');
    await press('Remove University');
    expect(host.dialogs.shown[0]?.message.body).toMatch(
      /signed out at once.*accounts stay.*needs a link/,
    );
    await answerQuestion(host, 'cancel');
    expect(removed(host)).toEqual([]);
    await press('Remove University');
    await answerQuestion(host, 'remove');
    await waitFor(() => expect(names()).toEqual(['Federation']));
    expect(removed(host)).toEqual([{ params: { id: 1 } }]);
    expect(host.dialogs.notes).toEqual(['University was removed']);
    expect(focused()).toContain('Federation');
    await press('Remove Federation');
    await answerQuestion(host, 'remove');
    await waitFor(() => expect(focused()).toMatch(/There are no providers yet/));
  });

  test('that a colleague did meanwhile is done [C2.237]', async () => {
    const host = await openSignIn([university], {
      removeIdentityProvider: failWith(new StatusError(404, {})),
    });
    await rowOf('University');
    await press('Remove University');
    await answerQuestion(host, 'remove');
    expect(await screen.findByText(/There are no providers yet/)).toBeTruthy();
  });

  test.each([
    [new NetworkError('down'), /could not be reached/],
    [new StatusError(403, {}), /no longer an administrator/],
    [new StatusError(500, {}), /went wrong on the server/],
  ])('that fails leaves the provider, and says why: %s [C8.25]', async (error, said) => {
    const host = await openSignIn([university], { removeIdentityProvider: failWith(error) });
    const row = await rowOf('University');
    await press('Remove University');
    await answerQuestion(host, 'remove');
    expect((await within(row).findByRole('alert')).textContent).toMatch(said);
    expect(names()).toEqual(['University']);
    expect(host.events.map(({ name }) => name)).toContain('provider-not-removed');
  });
});
