import { expect, test } from '@jest/globals';
import { calculateJwkThumbprint } from 'jose';
import { generateSigningKey, keyId } from './signing-key.ts';

test('a key has the name of RFC 7638', async () => {
  const key = await generateSigningKey();
  expect(await keyId(key)).toBe(await calculateJwkThumbprint(key));
});
