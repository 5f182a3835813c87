import { expect, jest, test } from '@jest/globals';
import {
  AbortedError,
  AuthenticationError,
  endpoints,
  type HttpPort,
} from '@leeszaal/shared-contracts';
import { createWaitingHttp } from './waiting-http.ts';

function waiting() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const call = jest.fn(async () => 'answer');
  const http = {
    call,
    address: () => 'https://library.test/',
    fetchBytes: jest.fn(async () => new Blob(['bytes'])),
  } as unknown as HttpPort;
  const left = new AbortController();
  const client = createWaitingHttp(http, promise, left.signal);
  return { call, left, resolve, client, role: () => client.call(endpoints.getRole, {}) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('calls wait for the token, and then wait no more [R10.28]', async () => {
  const { client, call, role, resolve } = waiting();
  const first = role();
  const bytes = client.fetchBytes('https://library.test/cover');
  expect(client.address(endpoints.getRole, {})).toBe('https://library.test/');
  await settled();
  expect(call).not.toHaveBeenCalled();
  resolve(true);
  expect(await first).toBe('answer');
  expect((await bytes).size).toBe(5);
  void role();
  expect(call).toHaveBeenCalledTimes(2);
});

test('without a token, and when the reader is left before, nothing is sent [R10.28]', async () => {
  const refused = waiting();
  const call = refused.role();
  refused.resolve(false);
  await expect(call).rejects.toBeInstanceOf(AuthenticationError);
  const left = waiting();
  const given = new AbortController();
  const calls = [left.role(), left.client.call(endpoints.getRole, {}, { signal: given.signal })];
  given.abort();
  await expect(calls[1]).rejects.toBeInstanceOf(AbortedError);
  left.left.abort();
  await expect(calls[0]).rejects.toBeInstanceOf(AbortedError);
  await settled();
  expect([refused.call, left.call].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
