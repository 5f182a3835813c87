import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { generateKeyPair } from 'jose';
import { type AccessClaims, readAccessToken, signAccessToken } from './access-token.ts';
import type { ServerSecrets } from './server-secrets.ts';

const CLAIMS: AccessClaims = { kind: 'public', sub: 'visitor', client: 'north' };

const makeSecrets = async (): Promise<ServerSecrets> => ({
  ...(await generateKeyPair('EdDSA')),
  secret: new Uint8Array(32),
});
let secrets: ServerSecrets;
beforeAll(async () => {
  secrets = await makeSecrets();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a token is verified once, and is read until it expires [R2.224]', async () => {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
  });
  const verify = jest.spyOn(crypto.subtle, 'verify');
  const token = await signAccessToken(secrets, CLAIMS, 60);
  expect(await readAccessToken(secrets, token)).toEqual(CLAIMS);
  expect(await readAccessToken(secrets, token)).toEqual(CLAIMS);
  expect(verify).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 59_000);
  expect(await readAccessToken(secrets, token)).toEqual(CLAIMS);
  jest.setSystemTime(Date.now() + 2_000);
  expect(await readAccessToken(secrets, token)).toBeNull();
  verify.mockRestore();
});

test('a known token with another signature, or for another key, is invalid [R2.224]', async () => {
  const token = await signAccessToken(secrets, CLAIMS, 60);
  expect(await readAccessToken(secrets, token)).toEqual(CLAIMS);
  const [header, payload] = token.split('.');
  for (const other of [`${token.slice(0, -6)}AAAAAA`, `${header}.${payload}.`, `${token}A`]) {
    expect(await readAccessToken(secrets, other)).toBeNull();
  }
  expect(await readAccessToken(await makeSecrets(), token)).toBeNull();
});
