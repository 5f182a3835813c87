import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MB and some 80 ms for each guess.
const COST = 15;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const LENGTH = 32;

interface Parameters {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

function derive(password: string, salt: Uint8Array, parameters: Parameters): Promise<Buffer> {
  const { cost, blockSize, parallel } = parameters;
  const N = 2 ** cost;
  const options = { N, r: blockSize, p: parallel, maxmem: 256 * N * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** Hashes a password with a random salt: `scrypt$15$8$1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const parameters = { cost: COST, blockSize: BLOCK_SIZE, parallel: PARALLEL };
  const key = await derive(password, salt, parameters);
  const texts = [salt, key].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, ...texts].join('$');
}

/** The hash of accounts that are unknown or have no password, so that their verification takes as long. */
const UNKNOWN = `scrypt$${COST}$${BLOCK_SIZE}$${PARALLEL}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether the password matches the stored hash; never for an unknown account (undefined), or without a password
 * (empty).
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored || UNKNOWN);
  if (match === null) return false;
  const [, cost, blockSize, parallel, salt = '', hash = ''] = match;
  const parameters = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallel: Number(parallel),
  };
  const key = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  const expected = Buffer.from(hash, 'base64url');
  const equal = expected.length === key.length && timingSafeEqual(key, expected);
  return Boolean(stored) && equal;
}
