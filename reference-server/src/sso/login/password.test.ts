import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('knows the right one, however its accents are written, and no other', async () => {
    const stored = await hashPassword('pássword');
    expect(await verifyPassword('pa\u0301ssword', stored)).toBe(true);
    expect(await verifyPassword('password', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('costs a guess 32 MB, with a salt and a key that cannot be guessed themselves', async () => {
    const [name, cost, blockSize, parallel, salt = '', key = ''] = (await hashPassword('x')).split(
      '$',
    );
    expect([name, 128 * 2 ** Number(cost) * Number(blockSize), parallel]).toEqual([
      'scrypt',
      32 * 1024 * 1024,
      '1',
    ]);
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  });

  it('stores the same password differently each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('lets no person in on an unknown account, or on one without a password', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
    expect(await verifyPassword('', '')).toBe(false);
    expect(await verifyPassword('x', 'plain$x')).toBe(false);
  });
});
