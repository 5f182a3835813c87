import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeHost } from '@leeszaal/remote-kit/testing';
import {
  EMBED_LABEL_LIMIT,
  type EmbedCredential,
  NetworkError,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
} from '../../testing/open-administration.ts';

afterEach(leaveAdministration);

const MADE_AT = '2026-03-04T09:00:00Z';
const website: EmbedCredential = { id: 'web', label: 'Website', madeAt: MADE_AT, usedAt: MADE_AT };
const intranet: EmbedCredential = { id: 'in', label: 'Intranet', madeAt: MADE_AT, usedAt: null };

const openTab = (
  credentials: readonly EmbedCredential[],
  answers: Parameters<typeof open>[1] = {},
) =>
  open(
    {},
    { getEmbedCredentials: () => ({ credentials: [...credentials] }), ...answers },
    {},
    undefined,
    '/admin?tab=embedding',
  );
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Credentials' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const label = () => screen.getByRole('textbox', { name: /Name of the credential/ });
const secret = () => screen.queryByRole('group', { name: /Copy the secret/ });
const failWith = (error: Error) => () => {
  throw error;
};

const choose = async (host: FakeHost, action: string) => {
  await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
  await act(async () => host.dialogs.shown[0]?.choose(action));
};

describe('the credentials of a library', () => {
  test('each has its name, when it was made, and when it was used [C2.205]', async () => {
    await openTab([website, intranet]);
    const [first, second] = await rows();
    expect(first).toMatch(/^Websiteweb.*Made .*2026.*Last used .*2026/);
    expect(second).toMatch(/^Intranetin.*Made .*2026.*Never used/);
  });

  test('without any the list says so [C2.205]', async () => {
    await openTab([]);
    expect(await screen.findByText('There are no credentials yet')).toBeTruthy();
  });

  test('the secret of a new one is shown once, and the keys go to it and back [C2.206 C2.208]', async () => {
    const made = { ...intranet, secret: 's3cret' };
    const host = await openTab([website], { createEmbedCredential: () => made });
    await screen.findByRole('list', { name: 'Credentials' });
    await userEvent.type(label(), '  Intranet {Enter}');
    await waitFor(() => expect(document.activeElement).toBe(secret()));
    expect(host.http.requestsOf('createEmbedCredential')).toEqual([
      { body: { label: 'Intranet' } },
    ]);
    expect(await rows()).toHaveLength(2);
    expect(secret()?.textContent).toContain('s3cret');
    // A visit to another tab does not lose it.
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Embedding' }));
    expect(secret()?.textContent).toContain('s3cret');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Embedding' }));
    await press('I have stored the secret');
    expect(secret()).toBeNull();
    expect(document.body.textContent).not.toContain('s3cret');
    expect(document.activeElement).toBe(label());
  });

  test('one that is made or revoked while the list is loading is so in the list [C2.205]', async () => {
    const both = [website, intranet];
    const lists = [[website], both, both, [intranet]];
    const loads: (() => void)[] = [];
    const host = await openTab([], {
      getEmbedCredentials: () =>
        new Promise((resolve) => {
          const credentials = lists[loads.length] ?? [];
          loads.push(() => resolve({ credentials }));
        }),
      createEmbedCredential: () => ({ ...intranet, secret: 's3cret' }),
      revokeEmbedCredential: () => undefined,
    });
    const load = (index: number) => act(async () => loads[index]?.());
    await userEvent.type(label(), 'Intranet{Enter}');
    await waitFor(() => expect(secret()).toBeTruthy());
    await load(0);
    expect(screen.queryByRole('list', { name: 'Credentials' })).toBeNull();
    await load(1);
    expect(await rows()).toHaveLength(2);
    // Another load is under way, because another one could not be made.
    await press('I have stored the secret');
    host.http.answer({ createEmbedCredential: failWith(new Error('down')) });
    await userEvent.type(label(), 'Other{Enter}');
    await waitFor(() => expect(loads).toHaveLength(3));
    await press('Revoke “Website”');
    await choose(host, 'revoke');
    await load(2);
    expect(await rows()).toHaveLength(1);
    await load(3);
    expect(await rows()).toHaveLength(1);
  });

  test('one needs a name that is not too long [C5.20]', async () => {
    const host = await openTab([]);
    await press('Make credential');
    expect(screen.getByText('Enter a name')).toBeTruthy();
    expect(document.activeElement).toBe(label());
    await userEvent.click(label());
    await userEvent.paste('x'.repeat(EMBED_LABEL_LIMIT + 1));
    expect(screen.getByText(`Too long: at most ${EMBED_LABEL_LIMIT} characters`)).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(host.http.requestsOf('createEmbedCredential')).toEqual([]);
  });

  test.each([
    [new NetworkError('down'), /could not be reached/],
    [new StatusError(403, {}), /no longer an administrator/],
    [new StatusError(429, { message: 'slow down' }), /too many requests/],
    [new StatusError(400, { code: 'invalid-request', message: 'body.label' }), /was not accepted/],
    [new StatusError(500, { message: 'words of the server' }), /went wrong on the server/],
  ])(
    'a failure is told in words, and the list is loaded again: %s [C8.21]',
    async (error, said) => {
      const host = await openTab([website], { createEmbedCredential: failWith(error) });
      await screen.findByRole('list', { name: 'Credentials' });
      await userEvent.type(label(), 'Intranet{Enter}');
      expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
      expect(label()).toHaveProperty('value', 'Intranet');
      expect(host.events.map(({ name }) => name)).toContain('credential-not-made');
      await waitFor(() => expect(host.http.requestsOf('getEmbedCredentials')).toHaveLength(2));
    },
  );

  test('a list that could not be loaded is loaded again [C8.21]', async () => {
    const host = await openTab([], { getEmbedCredentials: failWith(new Error('down')) });
    expect(await screen.findByText('The credentials could not be loaded')).toBeTruthy();
    host.http.answer({ getEmbedCredentials: () => ({ credentials: [website] }) });
    const notice = screen.getByText('The credentials could not be loaded').closest('[role=alert]');
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('a revocation', () => {
  const revoked = ({ http }: FakeHost) => http.requestsOf('revokeEmbedCredential');

  test('is asked for again, and done only then; the keys go to the heading [C2.205 C2.208]', async () => {
    const host = await openTab([website, intranet], { revokeEmbedCredential: () => undefined });
    await rows();
    await press('Revoke “Intranet”');
    expect(host.dialogs.shown[0]?.message.body).toContain('“Intranet”');
    await choose(host, 'cancel');
    expect(revoked(host)).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Revoke “Intranet”' }).focus());
    await userEvent.keyboard('{Enter}');
    await choose(host, 'revoke');
    expect(revoked(host)).toEqual([{ params: { id: 'in' } }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Credentials'));
    expect(await rows()).toHaveLength(1);
    expect(host.dialogs.notes).toEqual(['“Intranet” was revoked']);
  });

  test('of the credential whose secret is shown takes the secret away [C2.206]', async () => {
    const host = await openTab([], {
      createEmbedCredential: () => ({ ...intranet, secret: 's3cret' }),
      revokeEmbedCredential: () => undefined,
    });
    await screen.findByText('There are no credentials yet');
    await userEvent.type(label(), 'Intranet{Enter}');
    await waitFor(() => expect(secret()).toBeTruthy());
    await press('Revoke “Intranet”');
    await choose(host, 'revoke');
    await waitFor(() => expect(secret()).toBeNull());
  });

  test('that a colleague did meanwhile is done [C2.205]', async () => {
    const host = await openTab([website], {
      revokeEmbedCredential: failWith(new StatusError(404, {})),
    });
    await rows();
    await press('Revoke “Website”');
    await choose(host, 'revoke');
    expect(await screen.findByText('There are no credentials yet')).toBeTruthy();
  });

  test('that fails leaves the credential, and says why [C8.21]', async () => {
    const host = await openTab([website], {
      revokeEmbedCredential: failWith(new NetworkError('down')),
    });
    await rows();
    await press('Revoke “Website”');
    await choose(host, 'revoke');
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    expect(await rows()).toHaveLength(1);
  });
});
