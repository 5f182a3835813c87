import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PasswordProvider } from '../provider.contract.ts';
import { SEARCH_SECRET } from './testing/ldap-options.ts';
import {
  refusalOf,
  SLAPD_LIMIT_MS,
  type SlapdLibrary,
  startSlapdLibrary,
} from './testing/slapd-library.ts';

/* Against slapd, a directory of others. */
let library: SlapdLibrary;

beforeAll(async () => {
  library = await startSlapdLibrary();
  await library.addPerson('uid=anna', 'anna', { cn: 'Anna Ådne', mail: 'anna@x.example' });
  await library.addPerson('uid=admin', 'admin');
}, SLAPD_LIMIT_MS);

afterAll(async () => {
  await library?.slapd.stop();
});

describe('a sign-in', () => {
  test('tells who a person is', async () => {
    const provider = library.providerOf();
    const identity = await provider.check('anna', 'anna-secret');
    expect(identity).toMatchObject({
      subject: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      name: 'Anna Ådne',
      email: 'anna@x.example',
      claims: { uid: ['anna'], cn: ['Anna Ådne'], mail: ['anna@x.example'], groups: [] },
    });
    expect(Object.keys(identity.claims)).not.toContain('userPassword');
    const { handle } = identity;
    expect(await provider.ask(handle)).toEqual({ kind: 'active', identity, handle });
  });

  test.each([
    ['anna', 'admin-secret'],
    ['anna', 'ANNA-SECRET'],
    ['anna', ''],
    ['', 'anna-secret'],
    ['bert', 'anna-secret'],
    ['search', SEARCH_SECRET],
    ['', ''],
  ])('is refused for the login %j and the password %j', async (login, password) => {
    expect(await refusalOf(library.providerOf(), login, password)).toBe('wrong');
  });

  test.each([
    '*',
    'ann*',
    '*)(uid=*',
    'anna)(uid=*',
    ')(|(uid=*',
    '*)(|(uid=*',
    'admin)(&)',
    'admin))(|(uid=*',
    'anna\0',
    '\0',
    '\\',
    '\\2a',
    'a\\6ena',
    'anna\\',
    '(',
    ')',
    '{login}',
    'anna,ou=people',
    '=*',
  ])('is refused for the injection %j', async (login) => {
    for (const filter of [
      '(uid={login})',
      '(&(objectClass=person)(|(uid={login})(mail={login})))',
    ]) {
      for (const password of ['anna-secret', 'admin-secret']) {
        expect(await refusalOf(library.providerOf({ filter }), login, password)).toBe('wrong');
      }
    }
  });
});

/** Names that are escaped in a DN, a filter or both. */
const NAMES = [
  { login: 'jürgen.müßig', rdn: 'uid=jürgen.müßig' },
  { login: '鈴木', rdn: 'cn=鈴木' },
  { login: 'o(x)*y\\z', rdn: 'uid=o(x)*y\\5cz' },
  { login: 'comma', rdn: 'cn=Doe\\, Jane' },
  { login: 'plus', rdn: 'cn=a\\+b+sn=c' },
  { login: 'quotes', rdn: 'cn=\\"Q\\"' },
  { login: 'hash', rdn: 'cn=\\#1' },
  { login: 'spaces', rdn: 'cn=\\20both\\20' },
  { login: 'signs', rdn: 'cn=a\\;b\\<c\\>\\=d' },
  { login: 'parentheses', rdn: 'cn=a(b)*c' },
] as const;

test.each(NAMES)(
  '$login with the DN $rdn signs in and is found in groups',
  async ({ login, rdn }) => {
    const dn = await library.addPerson(rdn, login);
    const name = `${NAMES.findIndex((each) => each.login === login)}`;
    await library.addGroup(`cn=listed ${name}`, { objectClass: 'groupOfNames', member: dn });
    await library.addGroup(`cn=found ${name}`, {
      objectClass: 'groupOfUniqueNames',
      uniqueMember: dn,
    });
    const provider = library.providerOf({
      groupBase: library.groups,
      groupFilter: '(uniqueMember={dn})',
    });
    const identity = await provider.check(login, `${login}-secret`);
    expect(identity.claims).toMatchObject({
      uid: [login],
      groups: [
        `cn=listed ${name},${library.groups}`,
        `cn=found ${name},${library.groups}`,
        `listed ${name}`,
        `found ${name}`,
      ],
    });
    expect(await provider.ask(identity.handle)).toMatchObject({ kind: 'active', identity });
  },
);

test('a group has its name in any characters', async () => {
  const dn = await library.addPerson('uid=gina', 'gina');
  await library.addGroup('cn=Führung\\, alt', { objectClass: 'groupOfNames', member: dn });
  await library.addGroup(`cn=cn\\=admins\\,${library.groups.replaceAll(/[=,]/g, '\\$&')}`, {
    objectClass: 'groupOfNames',
    member: dn,
  });
  const { claims } = await library.providerOf().check('gina', 'gina-secret');
  expect(claims['memberOf']).toHaveLength(2);
  expect(claims['groups']).toEqual([...(claims['memberOf'] ?? []), 'Führung, alt']);
});

describe('settings that do not fit', () => {
  test.each<[string, () => PasswordProvider]>([
    ['a wrong secret', () => library.providerOf({}, 'x-secret-x')],
    [
      'a base that does not exist',
      () => library.providerOf({ base: `ou=none,${library.slapd.suffix}` }),
    ],
    ['a base that is no DN', () => library.providerOf({ base: 'none' })],
    [
      'a base of groups that does not exist',
      () => library.providerOf({ groupBase: `ou=none,${library.slapd.suffix}` }),
    ],
    [
      'an id that the entry lacks',
      () => library.providerOf({ subjectAttribute: 'employeeNumber' }),
    ],
    [
      'a filter that finds several people',
      () => library.providerOf({ filter: '(|(uid={login})(uid=admin))' }),
    ],
    ['a search without rights', () => library.providerOf({ bindDn: '' })],
  ])('are refused: %s', async (_name, make) => {
    const provider = make();
    const refusal = await provider.check('anna', 'anna-secret').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'ProviderRefusal', reason: 'misconfigured' });
    expect(String(refusal)).not.toMatch(/anna-secret|x-secret-x/);
  });
});

describe('TLS', () => {
  test.each([true, false])('is begun at once or by StartTLS: %s', async (startTls) => {
    const address = startTls ? library.slapd.address : library.slapd.tlsAddress;
    await library.providerOf({ address, startTls }).check('anna', 'anna-secret');
  });

  test.each([true, false])('needs the authority, with StartTLS: %s', async (startTls) => {
    const address = startTls ? library.slapd.address : library.slapd.tlsAddress;
    const refusal = library
      .providerOf({ address, startTls, authorities: '' })
      .check('anna', 'anna-secret');
    await expect(refusal).rejects.toMatchObject({
      reason: 'unreachable',
      cause: { code: 'SELF_SIGNED_CERT_IN_CHAIN' },
    });
  });

  test.each([true, false])(
    'needs the name of the certificate, with StartTLS: %s',
    async (startTls) => {
      const address = (startTls ? library.slapd.address : library.slapd.tlsAddress).replace(
        'localhost',
        '127.0.0.1',
      );
      const refusal = library.providerOf({ address, startTls }).check('anna', 'anna-secret');
      await expect(refusal).rejects.toMatchObject({
        reason: 'unreachable',
        cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      });
    },
  );
});
