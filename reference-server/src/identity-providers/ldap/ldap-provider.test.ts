import { afterEach, describe, expect, test } from '@jest/globals';
import type { LdapSettings } from '@leeszaal/shared-contracts';
import {
  type SmallDirectory,
  type SmallEntry,
  startSmallDirectory,
} from '@leeszaal/test-support/ldap';
import { createLdapProvider } from './ldap-provider.ts';
import { ldapOptions, SEARCH_SECRET } from './testing/ldap-options.ts';

/* Responses that slapd does not give. The rest is in `ldap-provider.full.test.ts`. */

const SEARCH: SmallEntry = { dn: 'cn=search,dc=x', attributes: {}, password: SEARCH_SECRET };
const GUID = Buffer.from('efbbbf00554477668899aabbccddee28', 'hex');
const ANNA = {
  dn: 'CN=Anna,OU=Staff,dc=x',
  password: 'anna-secret',
  attributes: {
    sAMAccountName: ['anna'],
    objectGUID: [GUID],
    displayName: ['Anna Ådne'],
    mail: ['anna@x.example', 'other@x.example'],
    'memberOf;range=0-1': ['CN=Staff,dc=x', 'CN=cn\\=Admins\\,dc\\=x,dc=x'],
    userAccountControl: ['512'],
  },
} as const satisfies SmallEntry;
const SETTINGS: Partial<LdapSettings> = {
  filter: '(sAMAccountName={login})',
  subjectAttribute: 'objectguid',
  nameAttribute: 'displayname',
};

const NO_CERTIFICATE = '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----';

let directory: SmallDirectory;
afterEach(async () => {
  await directory.stop();
});

async function providerWith(
  entries: readonly SmallEntry[],
  { secret, ...settings }: Partial<LdapSettings> & { readonly secret?: string } = {},
  searchCode?: number,
) {
  directory = await startSmallDirectory([SEARCH, ...entries], searchCode);
  return createLdapProvider(
    ldapOptions(directory.address, { ...SETTINGS, ...settings }, secret),
    2000,
  );
}

describe('Active Directory', () => {
  test('tells who a person is, now and later', async () => {
    const entries: SmallEntry[] = [ANNA];
    const provider = await providerWith(entries);
    const identity = await provider.check(' anna ', 'anna-secret');
    expect(identity).toEqual({
      subject: '00bfbbef-4455-6677-8899-aabbccddee28',
      name: 'Anna Ådne',
      email: 'anna@x.example',
      vouchesForEmail: true,
      claims: {
        sAMAccountName: ['anna'],
        displayName: ['Anna Ådne'],
        mail: ['anna@x.example', 'other@x.example'],
        'memberOf;range=0-1': ['CN=Staff,dc=x', 'CN=cn\\=Admins\\,dc\\=x,dc=x'],
        userAccountControl: ['512'],
        // Without the name that would be the DN of another group.
        groups: ['CN=Staff,dc=x', 'CN=cn\\=Admins\\,dc\\=x,dc=x', 'Staff'],
      },
      handle: { login: 'anna', subject: GUID.toString('base64') },
    });
    const { handle } = identity;
    expect(await provider.ask(handle)).toEqual({ kind: 'active', identity, handle });
    await directory.closed();
  });

  test.each([{ userAccountControl: ['514'] }, { accountExpires: ['1'] }])(
    'a disabled person is refused, and is out: %j',
    async (change) => {
      const entries: SmallEntry[] = [ANNA];
      directory = await startSmallDirectory([SEARCH, ...entries]);
      const { handle } = await createLdapProvider(ldapOptions(directory.address, SETTINGS)).check(
        'anna',
        'anna-secret',
      );
      await directory.stop();
      const provider = await providerWith([
        { ...ANNA, attributes: { ...ANNA.attributes, ...change } },
      ]);
      await expect(provider.check('anna', 'anna-secret')).rejects.toMatchObject({
        reason: 'denied',
      });
      expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
      // Only the right password tells that the account is disabled.
      await expect(provider.check('anna', 'x')).rejects.toMatchObject({ reason: 'wrong' });
    },
  );

  test.each([
    [49, '80090308: LdapErr: DSID-0C09044E, comment: x, data 52e, v4563', 'wrong'],
    [49, '80090308: LdapErr: DSID-0C09044E, comment: x, data 533, v4563', 'denied'],
    [49, '80090308: LdapErr: DSID-0C09044E, comment: x, data 773, v4563', 'denied'],
    [53, 'Account inactivated. anna-secret', 'denied'],
    [19, 'Exceed password retry limit', 'denied'],
    [48, '', 'wrong'],
    [13, 'TLS required', 'misconfigured'],
    [51, '', 'unreachable'],
    [80, '', 'unreachable'],
  ])('the refusal of a person with code %i and %s is: %s', async (code, message, reason) => {
    const provider = await providerWith([{ ...ANNA, refusal: { code, message } }]);
    const refusal = await provider.check('anna', 'anna-secret').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'ProviderRefusal', reason });
    expect(String(refusal)).not.toContain('anna-secret');
  });
});

describe('nothing is asked', () => {
  test.each([
    ['', 'x'],
    ['  ', 'x'],
    ['anna', ''],
    ['a'.repeat(1001), 'x'],
    ['anna', 'x'.repeat(1001)],
    ['\ud800', 'x'],
  ])('with the login %j and the password %j', async (login, password) => {
    const provider = await providerWith([ANNA]);
    await expect(provider.check(login, password)).rejects.toMatchObject({ reason: 'wrong' });
    expect(directory.binds).toEqual([]);
  });

  test('without a password of the account that searches', async () => {
    const provider = await providerWith([ANNA], { secret: '' });
    const refusal = { reason: 'misconfigured' };
    await expect(provider.check('anna', 'x')).rejects.toMatchObject(refusal);
    expect(await provider.ask({ login: 'anna', subject: '' })).toMatchObject({
      kind: 'unknown',
      cause: refusal,
    });
    expect(directory.binds).toEqual([]);
  });

  test.each([null, 'x', [], {}, { login: 'anna', subject: 1 }, { login: 'anna', subject: '*' }])(
    'about a person with the handle %j, who is out',
    async (handle) => {
      expect(await (await providerWith([ANNA])).ask(handle)).toEqual({ kind: 'gone' });
    },
  );
});

test('an unknown person is looked up as long as a known one', async () => {
  const provider = await providerWith([ANNA]);
  await expect(provider.check('bert', 'x')).rejects.toMatchObject({ reason: 'wrong' });
  await expect(provider.check('anna', 'x')).rejects.toMatchObject({ reason: 'wrong' });
  const [, unknown, , known] = directory.binds;
  expect(unknown).toEqual({ dn: expect.stringMatching(/^cn=[\w-]+,dc=x$/), password: 'x' });
  expect(known).toEqual({ dn: ANNA.dn, password: 'x' });
});

test('an anonymous search needs no sign-in', async () => {
  const provider = await providerWith([ANNA], { bindDn: '', secret: 'unused' });
  await provider.check('anna', 'anna-secret');
  expect(directory.binds).toEqual([{ dn: ANNA.dn, password: 'anna-secret' }]);
});

describe('settings that do not fit', () => {
  test.each([
    ['a wrong secret', { secret: 'x-secret-x' }, undefined],
    ['another account', { bindDn: 'cn=other,dc=x' }, undefined],
    ['another attribute for the id', { subjectAttribute: 'entryUUID' }, undefined],
    [
      'a filter that finds several people',
      { filter: '(|(sAMAccountName={login})(mail=twin@x.example))' },
      undefined,
    ],
    ['a filter that is none', { filter: '(&(uid={login}) (a=b))' }, undefined],
    ['authorities that are none', { authorities: NO_CERTIFICATE }, undefined],
    ['a base that is missing', {}, 32],
    ['no right to search', {}, 50],
  ])('are refused: %s', async (_name, settings, searchCode) => {
    const provider = await providerWith(
      [ANNA, { ...ANNA, dn: 'CN=Twin,dc=x', attributes: { mail: ['twin@x.example'] } }],
      settings,
      searchCode,
    );
    const refusal = await provider.check('anna', 'anna-secret').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'misconfigured' });
    expect(String(refusal)).not.toMatch(/x-secret-x|anna-secret/);
    await directory.closed();
  });
});
