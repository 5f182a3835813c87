import { expect, test } from '@jest/globals';
import { endpoints } from '../api/endpoints/index.ts';
import { outgoingCall, outgoingFile, requestAddress } from './outgoing.ts';

const bases = { apiBase: '/api/', ssoBase: 'https://sso.example/auth' };
const here = (path: string) => new URL(path, location.href).href;

test('each service has its own address, and only the API gets the token', () => {
  const role = outgoingCall(bases, endpoints.getRole, {}, {});
  expect(role).toMatchObject({ url: here('/api/user/role'), method: 'GET', authorised: true });
  const request = { params: { appId: 'app' }, query: { subject: 's' } };
  const token = outgoingCall(bases, endpoints.getPublicToken, request, {});
  expect(token.url).toBe(requestAddress(bases, endpoints.getPublicToken, request));
  expect(token.url).toMatch(/^https:\/\/sso\.example\/auth\//);
  expect(token.authorised).toBe(false);
});

test('a keyed call has the key that it is given, or one of its own', () => {
  const keyOf = (options: { idempotencyKey?: string }) => {
    const { options: sent } = outgoingCall(
      bases,
      endpoints.createBookshelf,
      { body: { name: 'a' } },
      options,
    );
    return new Headers(sent.headers as Record<string, string>).get('idempotency-key');
  };
  expect(keyOf({ idempotencyKey: 'mine' })).toBe('mine');
  expect(keyOf({})).toMatch(/^[0-9a-f-]{36}$/);
});

test('a call that a closing page makes is kept alive', () => {
  const { signal } = new AbortController();
  const call = outgoingCall(bases, endpoints.getRole, {}, { keepalive: true, signal });
  expect(call.options).toMatchObject({ keepalive: true });
  expect(call.signal).toBe(signal);
});

test.each([
  ['/api/cover/1', true],
  ['/apiary/cover/1', false],
  ['https://elsewhere.example/api/cover/1', false],
])('the token goes along to %s: %s', (url, authorised) => {
  expect(outgoingFile(bases, url, undefined)).toMatchObject({ url: here(url), authorised });
});
