import { expect, test } from '@jest/globals';
import { isDisabled } from './is-disabled.ts';

/** 2026-01-01 in UTC. */
const NOW = 1_767_225_600;
const DAYS = NOW / 86_400;
/** The same in Active Directory. */
const NOW_IN_ACTIVE_DIRECTORY = 134_116_992_000_000_000n;

const ask = (name: string, ...values: string[]): boolean =>
  isDisabled({ dn: 'uid=anna', attributes: new Map([[name, values]]) }, NOW);

test.each([
  ['userAccountControl', '514'],
  ['useraccountcontrol', '66050'],
  ['accountExpires', `${NOW_IN_ACTIVE_DIRECTORY}`],
  ['accountExpires', '1'],
  ['nsAccountLock', 'TRUE'],
  ['nsAccountLock', 'true'],
  ['loginDisabled', 'TRUE'],
  ['pwdAccountLockedTime', '000001010000Z'],
  ['shadowExpire', `${DAYS}`],
  ['shadowExpire', '0'],
])('%s: %s is disabled', (name, value) => {
  expect(ask(name, value)).toBe(true);
});

test.each([
  ['userAccountControl', '512'],
  ['userAccountControl', ''],
  ['userAccountControl', 'off'],
  ['accountExpires', '0'],
  ['accountExpires', '9223372036854775807'],
  ['accountExpires', `${NOW_IN_ACTIVE_DIRECTORY + 1n}`],
  ['accountExpires', 'never'],
  ['nsAccountLock', 'FALSE'],
  ['loginDisabled', 'FALSE'],
  // A lock after wrong passwords.
  ['pwdAccountLockedTime', '20251231235959Z'],
  ['shadowExpire', `${DAYS + 1}`],
  ['shadowExpire', '-1'],
  ['shadowExpire', ''],
  ['description', 'TRUE'],
])('%s: %s is not disabled', (name, value) => {
  expect(ask(name, value)).toBe(false);
});

test('one of several values is enough', () => {
  expect(ask('nsAccountLock', 'FALSE', 'TRUE')).toBe(true);
  expect(ask('nsAccountLock')).toBe(false);
});
