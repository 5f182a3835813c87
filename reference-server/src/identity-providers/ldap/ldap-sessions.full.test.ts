import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  await library.addPerson('uid=anna', 'anna');
}, SLAPD_LIMIT_MS);

afterAll(async () => {
  await library?.slapd.stop();
});

describe('a session ends', () => {
  const LOCK = { type: 'pwdAccountLockedTime', values: ['000001010000Z'] };
  const EXPIRY = { type: 'shadowExpire', values: ['1'] };

  test.each([
    { login: 'locked', ...LOCK },
    { login: 'expired', ...EXPIRY },
  ])('when the account is $login', async ({ login, type, values }) => {
    const dn = await library.addPerson(`uid=${login}`, login);
    const provider = library.providerOf();
    const { handle } = await provider.check(login, `${login}-secret`);
    await library.change(dn, 'add', type, values);
    expect(await refusalOf(provider, login, `${login}-secret`)).toBe('denied');
    expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
    await library.change(dn, 'delete', type);
    expect(await provider.ask(handle)).toMatchObject({ kind: 'active' });
  });

  test('when the entry is removed, and another person gets its name', async () => {
    const dn = await library.addPerson('uid=dora', 'dora');
    const provider = library.providerOf();
    const { handle } = await provider.check('dora', 'dora-secret');
    await library.slapd.administer((client) => client.del(dn));
    expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
    await library.addPerson('uid=dora', 'dora');
    expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
  });

  test('when the person does not match the filter any more', async () => {
    const dn = await library.addPerson('uid=emil', 'emil', { ou: 'library' });
    const provider = library.providerOf({ filter: '(&(ou=library)(uid={login}))' });
    const { handle } = await provider.check('emil', 'emil-secret');
    await library.change(dn, 'replace', 'ou', ['other']);
    expect(await provider.ask(handle)).toEqual({ kind: 'gone' });
  });
});

describe('a session goes on', () => {
  test('when the person has another name and another place', async () => {
    const dn = await library.addPerson('uid=fatma', 'fatma');
    const provider = library.providerOf({ base: library.slapd.suffix });
    const { handle, subject } = await provider.check('fatma', 'fatma-secret');
    await library.slapd.administer((client) =>
      client.modifyDN(dn, `uid=fatma.k,ou=moved,${library.slapd.suffix}`),
    );
    const identity = { subject, claims: { uid: ['fatma.k'] } };
    expect(await provider.ask(handle)).toMatchObject({ kind: 'active', identity });
    expect(await refusalOf(provider, 'fatma', 'fatma-secret')).toBe('wrong');
    expect(await provider.check('fatma.k', 'fatma-secret')).toMatchObject(identity);
  });

  test('when others tried wrong passwords until the directory locked the account', async () => {
    const dn = await library.addPerson('uid=ines', 'ines');
    const policy = `cn=policy,${library.slapd.suffix}`;
    await library.slapd.administer((client) =>
      client.add(policy, {
        objectClass: ['device', 'pwdPolicy'],
        pwdAttribute: 'userPassword',
        pwdLockout: 'TRUE',
        pwdMaxFailure: '1',
      }),
    );
    await library.change(dn, 'add', 'pwdPolicySubentry', [policy]);
    const provider = library.providerOf();
    const { handle } = await provider.check('ines', 'ines-secret');
    expect(await refusalOf(provider, 'ines', 'x')).toBe('wrong');
    expect(await refusalOf(provider, 'ines', 'ines-secret')).toBe('wrong');
    expect(await provider.ask(handle)).toMatchObject({ kind: 'active' });
  });

  test('with other groups', async () => {
    const dn = await library.addPerson('uid=hugo', 'hugo');
    const provider = library.providerOf();
    const { handle } = await provider.check('hugo', 'hugo-secret');
    await library.addGroup('cn=Late', { objectClass: 'groupOfNames', member: dn });
    const identity = { claims: { groups: [`cn=Late,${library.groups}`, 'Late'] } };
    expect(await provider.ask(handle)).toMatchObject({ kind: 'active', identity });
  });
});

test('settings that do not fit say nothing of a session', async () => {
  const { handle } = await library.providerOf().check('anna', 'anna-secret');
  expect(await library.providerOf({}, 'x').ask(handle)).toMatchObject({
    kind: 'unknown',
    cause: { reason: 'misconfigured' },
  });
});

test('a directory that has stopped says nothing of a session', async () => {
  const provider = library.providerOf();
  const { handle } = await provider.check('anna', 'anna-secret');
  await library.slapd.halt();
  expect(await provider.ask(handle)).toMatchObject({
    kind: 'unknown',
    cause: { reason: 'unreachable' },
  });
  expect(await refusalOf(provider, 'anna', 'anna-secret')).toBe('unreachable');
  await library.slapd.resume();
  expect(await provider.ask(handle)).toMatchObject({ kind: 'active' });
});
