import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('knows the right one, however its accents are written, and no other', async () => {
    const stored = await hashPassword('pássword');
    expect(await verifyPassword('pa\u0301ssword', stored)).toBe(true);
    expect(await verifyPassword('password', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('stores the same password differently each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('lets nobody in on an unknown account, or on one without a password', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
    expect(await verifyPassword('', '')).toBe(false);
    expect(await verifyPassword('x', 'plain$x')).toBe(false);
  });
});
