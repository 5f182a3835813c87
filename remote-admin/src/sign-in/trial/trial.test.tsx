import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../../testing/open-administration.ts';
import { failWith } from '../../testing/open-people.ts';
import { dialog, fill, openSignIn, providerOf, rowOf } from '../../testing/open-sign-in.ts';

const ADDRESS = 'https://portal.test/sign-in/try/abc';
const replace = jest.fn<(address: string) => void>();
const close = jest.fn<() => void>();
const opened = jest.spyOn(window, 'open');
const tab = { opener: window as unknown, closed: false, location: { replace }, close };
const university = providerOf(1, 'University', { isActive: false });
const tryIt = () => press('Try it: University (opens in a new tab)');

beforeEach(() => {
  replace.mockReset();
  close.mockReset();
  tab.opener = window;
  opened.mockReset().mockReturnValue(tab as unknown as Window);
});
afterEach(leaveAdministration);

describe('a trial', () => {
  test('is in a tab that opens within the press, and gets the address later [C2.235]', async () => {
    const answer = Promise.withResolvers<{ address: string }>();
    const host = await openSignIn([university], { tryIdentityProvider: () => answer.promise });
    await rowOf('University');
    await tryIt();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    expect(replace).not.toHaveBeenCalled();
    await act(async () => answer.resolve({ address: ADDRESS }));
    expect(replace.mock.calls).toEqual([[ADDRESS]]);
    expect(host.http.requestsOf('tryIdentityProvider')).toEqual([{ params: { id: 1 } }]);
  });

  test('whose tab the browser blocks has a link [C2.235]', async () => {
    opened.mockReturnValue(null);
    await openSignIn([university], { tryIdentityProvider: () => ({ address: ADDRESS }) });
    const row = await rowOf('University');
    await tryIt();
    const link = await within(row).findByRole('link', { name: /Open the trial of University/ });
    expect(link.getAttribute('href')).toBe(ADDRESS);
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(link.closest('[role=status]')?.textContent).toContain('opened no new tab');
  });

  test.each([
    [new StatusError(403, {}), /no longer an administrator/],
    [new StatusError(404, {}), /A colleague has removed this provider/],
  ])('that cannot begin closes the tab, and says why: %s [C8.25]', async (error, said) => {
    const host = await openSignIn([university], { tryIdentityProvider: failWith(error) });
    const row = await rowOf('University');
    await tryIt();
    expect((await within(row).findByRole('alert')).textContent).toMatch(said);
    expect(close).toHaveBeenCalledTimes(1);
    expect(host.events.map(({ name }) => name)).toContain('provider-not-tried');
  });

  test('follows addresses of the web only [C2.235]', async () => {
    await openSignIn([university], {
      tryIdentityProvider: () => ({ address: 'javascript:alert(1)' }),
    });
    await rowOf('University');
    await tryIt();
    expect(await screen.findByText(/went wrong on the server/)).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('from a form with changes says that the saved settings are tried [C2.236]', async () => {
    const host = await openSignIn([university], {
      tryIdentityProvider: () => ({ address: ADDRESS }),
    });
    await rowOf('University');
    await press('Edit University');
    expect(dialog().queryByText(/saved settings are tried/)).toBeNull();
    await fill(/^Client ID/, 'other');
    expect(dialog().getByText(/saved settings are tried, without your changes/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: /^Try it/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(host.http.requestsOf('changeIdentityProvider')).toEqual([]);
  });
});
