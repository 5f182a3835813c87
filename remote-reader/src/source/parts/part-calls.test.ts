import { expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { createPartCalls, listOf } from './part-calls.ts';

test('neighbouring numbers are a range', () => {
  expect(listOf([3, 4, 5, 7, 9, 10])).toBe('3-5,7,9-10');
  expect(listOf([0])).toBe('0');
});

test('each call names the licence key in force [R2.196]', async () => {
  const bytes = await new Response('ab').blob();
  const host = createFakeHost({
    answers: {
      getPageIndex: () => ({ edition: 'e', sizes: [2], pages: [[0]] }),
      getPageParts: () => ({ bytes, mediaType: 'application/octet-stream' }),
    },
  });
  let key = 'one';
  const calls = createPartCalls(host.context.http, 'doc-1', () => key);
  await calls.index({});
  key = 'two';
  expect(await calls.parts('e', [0], {})).toEqual(Uint8Array.of(97, 98));
  expect(host.http.calls.map(({ request }) => request)).toEqual([
    { params: { docKey: 'doc-1' }, query: { licenseKey: 'one' } },
    { params: { docKey: 'doc-1', edition: 'e' }, query: { parts: '0', licenseKey: 'two' } },
  ]);
});
