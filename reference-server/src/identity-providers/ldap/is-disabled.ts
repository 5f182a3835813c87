import { type DirectoryEntry, textsOf } from './directory-entry.ts';

/** `ACCOUNTDISABLE` in Active Directory's `userAccountControl`. */
const ACCOUNT_DISABLED = 2;
/** Intervals of 100 ns from 1601 to 1970, from which Active Directory counts. */
const EPOCH_IN_ACTIVE_DIRECTORY = 116_444_736_000_000_000n;
const INTERVALS_PER_SECOND = 10_000_000n;
/** Two values of `accountExpires` mean never: zero and the greatest number. */
const NEVER = 2n ** 63n - 1n;
const SECONDS_PER_DAY = 86_400;
/** The time that an administrator writes to lock an account for good. */
const LOCKED_FOR_GOOD = '000001010000Z';

/** The attributes that {@link isDisabled} reads; most directories give some of them only when asked. */
export const DISABLED_ATTRIBUTES = [
  'userAccountControl',
  'accountExpires',
  'nsAccountLock',
  'loginDisabled',
  'pwdAccountLockedTime',
  'shadowExpire',
] as const;

/**
 * Whether an account is disabled or has expired, by the attributes of the directories that have such. A lock after
 * wrong passwords does not count: it ends by itself, and attempts of others must not end the sessions of a person. The
 * directory refuses the sign-in meanwhile.
 *
 * @param now seconds since 1970
 */
export function isDisabled(entry: DirectoryEntry, now: number): boolean {
  const has = (name: (typeof DISABLED_ATTRIBUTES)[number], test: (text: string) => boolean) =>
    textsOf(entry, name).some((text) => test(text.trim()));
  return (
    // Active Directory
    has('userAccountControl', (text) => (Number(text) & ACCOUNT_DISABLED) !== 0) ||
    has('accountExpires', (text) => hasExpired(text, now)) ||
    // 389 Directory Server and FreeIPA; eDirectory
    has('nsAccountLock', isTrue) ||
    has('loginDisabled', isTrue) ||
    // OpenLDAP
    has('pwdAccountLockedTime', (text) => text === LOCKED_FOR_GOOD) ||
    // Accounts of Unix: days since 1970, the first without access; negative: never
    has('shadowExpire', (text) => /^\d+$/.test(text) && now >= Number(text) * SECONDS_PER_DAY)
  );
}

const isTrue = (text: string): boolean => text.toUpperCase() === 'TRUE';

function hasExpired(text: string, now: number): boolean {
  if (!/^\d{1,19}$/.test(text)) return false;
  const expiry = BigInt(text);
  if (expiry === 0n || expiry >= NEVER) return false;
  return BigInt(Math.floor(now)) * INTERVALS_PER_SECOND + EPOCH_IN_ACTIVE_DIRECTORY >= expiry;
}
