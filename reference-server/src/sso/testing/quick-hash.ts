import { randomBytes, scryptSync } from 'node:crypto';

/** N of scrypt is 2 to the power of it; of stored passwords it is 15. */
const COST = 4;
const BLOCK_SIZE = 8;
const PARALLEL = 1;

/**
 * A hash of a password for accounts of tests, which sign in often: `verifyPassword` checks it in a hundredth of the
 * time that a hash of `hashPassword` takes.
 */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** COST, r: BLOCK_SIZE, p: PARALLEL });
  const texts = [salt, key].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, ...texts].join('$');
}
