import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  type IdentityProvider,
  NetworkError,
  PROVIDER_NAME_LIMIT,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../../testing/open-administration.ts';
import { failWith, focused } from '../../testing/open-people.ts';
import {
  dialog,
  field,
  fill,
  openNew,
  openSignIn,
  providerOf,
  rowOf,
  SETTINGS,
} from '../../testing/open-sign-in.ts';

afterEach(leaveAdministration);

const made = providerOf(7, 'University', { isActive: false });
const newOidc = { settings: SETTINGS.oidc, name: 'University', secret: 's3cret' };
const rest = { isActive: false, rules: [], defaultRole: 'user', linksByEmail: false };
const sent = (host: Awaited<ReturnType<typeof openSignIn>>) =>
  host.http.requestsOf('addIdentityProvider').map(({ body }) => body);
const fillOidc = async () => {
  await openNew(/OpenID Connect/);
  await fill(/^Name/, ' University ');
  await fill(/^Issuer/, SETTINGS.oidc.issuer);
  await fill(/^Client ID/, SETTINGS.oidc.clientId);
  await fill('Client secret', 's3cret');
  await press('Save');
};

describe('a new provider', () => {
  test('of OpenID Connect has the defaults of its kind; its addresses follow, to copy [C2.230]', async () => {
    const copied = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    });
    const host = await openSignIn([], { addIdentityProvider: () => made });
    await screen.findByText(/There are no providers yet/);
    await fillOidc();
    expect(await dialog().findByText(/Try it, then edit it and make it active/)).toBeTruthy();
    expect(sent(host)).toEqual([{ ...rest, ...newOidc }]);
    expect(focused()).toMatch(/The provider was saved/);
    expect(host.dialogs.notes).toEqual(['University was added']);
    expect(
      dialog()
        .getAllByRole('figure')
        .map((one) => one.textContent),
    ).toEqual([
      'Redirect addressCopyhttps://portal.test/sign-in/7/answer',
      'Back-channel logoutCopyhttps://portal.test/sign-in/7/sign-out',
      'After logoutCopyhttps://portal.test/signed-out',
    ]);
    await press('Copy: Redirect address');
    expect(copied.mock.calls).toEqual([['https://portal.test/sign-in/7/answer']]);
    await press('Done');
    expect(await rowOf('University')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('Add a provider'));
  });

  test('of SAML 2.0 is sent with its certificates [C2.230]', async () => {
    const saml = providerOf(8, 'Federation', {
      settings: SETTINGS.saml,
      addresses: { metadata: 'https://portal.test/m', answer: 'https://portal.test/a' },
    });
    const host = await openSignIn([], { addIdentityProvider: () => saml });
    await openNew(/SAML 2\.0/);
    expect(dialog().queryByLabelText('Client secret')).toBeNull();
    await fill(/^Name/, 'Federation');
    await fill(/^Entity ID/, SETTINGS.saml.entityId);
    await fill(/^Sign-in address/, SETTINGS.saml.signInAddress);
    await fill(/^Certificates/, SETTINGS.saml.certificates);
    await userEvent.click(dialog().getByRole('checkbox', { name: /existing account/ }));
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Active' }));
    await press('Save');
    expect(await dialog().findByText(/is on the sign-in page/)).toBeTruthy();
    expect(sent(host)).toEqual([
      {
        ...rest,
        name: 'Federation',
        settings: SETTINGS.saml,
        isActive: true,
        linksByEmail: true,
      },
    ]);
    expect(
      dialog()
        .getAllByRole('figure')
        .map((one) => one.textContent),
    ).toEqual(['MetadataCopyhttps://portal.test/m', 'Assertion consumerCopyhttps://portal.test/a']);
  });

  test('of a directory is sent with the account that searches; there is nothing to register [C2.230]', async () => {
    const ldap = providerOf(9, 'Directory', { settings: SETTINGS.ldap, addresses: {} });
    const host = await openSignIn([], { addIdentityProvider: () => ldap });
    await openNew(/Directory/);
    await fill(/^Name/, 'Directory');
    await fill(/^Address of the directory/, SETTINGS.ldap.address);
    await fill(/^Search base for people/, SETTINGS.ldap.base);
    await fill(/^DN of the account/, 'cn=search,dc=example,dc=org');
    await fill(/^Password of the account/, 's3cret');
    await press('Advanced settings');
    await fill(/^Filter for a person/, '(sAMAccountName={login})');
    await press('Save');
    await waitFor(() =>
      expect(sent(host)).toEqual([
        {
          ...rest,
          name: 'Directory',
          secret: 's3cret',
          settings: {
            ...SETTINGS.ldap,
            bindDn: 'cn=search,dc=example,dc=org',
            filter: '(sAMAccountName={login})',
          },
        },
      ]),
    );
    await screen.findByRole('button', { name: 'Done' });
    expect(dialog().queryByText(/Register these addresses/)).toBeNull();
  });

  test('begins with its kind, then its name; rarely changed settings are closed [C2.230]', async () => {
    await openSignIn([]);
    await openNew(/OpenID Connect/);
    expect(document.activeElement).toBe(field(/^Name/));
    expect(screen.getByRole('dialog', { name: 'Add a provider: OpenID Connect' })).toBeTruthy();
    expect(dialog().queryByRole('textbox', { name: /^Scope/ })).toBeNull();
    await press('Advanced settings');
    expect(dialog().getByRole('textbox', { name: /^Scope/ })).toHaveProperty(
      'value',
      'openid profile email',
    );
  });
});

describe('the fields', () => {
  test('say what is missing or wrong after Save; the first wrong one has the focus [C5.29]', async () => {
    const host = await openSignIn([]);
    await openNew(/Directory/);
    await fill(/^Address of the directory/, 'https://directory.example.org');
    expect(dialog().queryByText(/begins with ldaps/)).toBeNull();
    await press('Save');
    expect(document.activeElement).toBe(field(/^Name/));
    expect(dialog().getByText('Enter a name')).toBeTruthy();
    expect(dialog().getByText('Enter a value')).toBeTruthy();
    await fill(/^Name/, 'x'.repeat(PROVIDER_NAME_LIMIT + 1));
    expect(dialog().getByText(`Too long: at most ${PROVIDER_NAME_LIMIT} characters`)).toBeTruthy();
    await fill(/^Name/, 'Directory');
    await press('Save');
    expect(document.activeElement).toBe(field(/^Address of the directory/));
    expect(dialog().getByText(/begins with ldaps:\/\/ or ldap:\/\/ and ends/)).toBeTruthy();
    expect(sent(host)).toEqual([]);
  });

  test('a wrong one among the advanced settings is shown, again if they were closed [C5.29]', async () => {
    const host = await openSignIn([]);
    await openNew(/OpenID Connect/);
    await fill(/^Name/, 'University');
    await fill(/^Issuer/, SETTINGS.oidc.issuer);
    await fill(/^Client ID/, 'portal');
    await fill(/^Scope/, 'profile');
    for (const _ of ['first', 'again']) {
      await press('Save');
      expect(dialog().getByRole('textbox', { name: /^Scope/ })).toBe(document.activeElement);
      expect(dialog().getByText(/with openid among them/)).toBeTruthy();
      await press('Advanced settings');
    }
    expect(sent(host)).toEqual([]);
  });

  test('a directory elsewhere is not used without encryption [C5.29]', async () => {
    const host = await openSignIn([], { addIdentityProvider: () => made });
    await openNew(/Directory/);
    await fill(/^Name/, 'Directory');
    await fill(/^Address of the directory/, 'ldap://directory.example.org');
    await fill(/^Search base for people/, 'dc=example,dc=org');
    const box = dialog().getByRole('checkbox', { name: /StartTLS/ });
    await userEvent.click(box);
    await press('Save');
    expect(document.activeElement).toBe(box);
    expect(dialog().getByText(/Without encryption/)).toBeTruthy();
    await userEvent.click(box);
    await press('Save');
    await waitFor(() => expect(sent(host)).toHaveLength(1));
  });
});

describe('a provider that is not added', () => {
  test.each([
    [new StatusError(409, {}), /has 10 providers, which is the maximum/],
    [new StatusError(403, {}), /no longer an administrator/],
    [new StatusError(400, { code: 'invalid-request', message: 'body.name' }), /not accepted/],
    [new NetworkError('down'), /could not be reached/],
  ])('stays in the form, with the reason: %s [C8.25]', async (error, said) => {
    const host = await openSignIn([], { addIdentityProvider: failWith(error) });
    await fillOidc();
    expect((await dialog().findByRole('alert')).textContent).toMatch(said);
    expect(field('Client secret').value).toBe('s3cret');
    expect(host.events.map(({ name }) => name)).toContain('provider-not-added');
  });

  test('is sent again as the same one [C8.25]', async () => {
    const host = await openSignIn([], { addIdentityProvider: failWith(new NetworkError('x')) });
    await fillOidc();
    await dialog().findByRole('alert');
    host.http.answer({ addIdentityProvider: () => made });
    await press('Save');
    await screen.findByRole('button', { name: 'Done' });
    const calls = host.http.calls.filter(({ name }) => name === 'addIdentityProvider');
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(1);
  });

  test('after the dialog was closed is told of in a note [C8.25]', async () => {
    const answer = Promise.withResolvers<IdentityProvider>();
    const host = await openSignIn([], { addIdentityProvider: () => answer.promise });
    await fillOidc();
    await press('Cancel');
    await act(async () => answer.reject(new StatusError(409, {})));
    expect(host.dialogs.notes).toEqual([expect.stringMatching(/which is the maximum/)]);
  });
});
