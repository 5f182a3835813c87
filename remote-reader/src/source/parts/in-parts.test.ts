import { beforeEach, expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { encodeWholePart } from '@leeszaal/shared-contracts';
import { createHttpSource } from '../http-source.ts';
import { inParts } from './in-parts.ts';

const PARTS = ['[one]', '[two]'].map((text) => encodeWholePart(new TextEncoder().encode(text)));
const INDEX = { edition: 'e', sizes: PARTS.map(({ length }) => length), pages: [[0], [1]] };

const joined = (parts: readonly Iterable<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const bytesOf = async (bytes: BodyInit) => ({
  bytes: await new Response(bytes).blob(),
  mediaType: 'application/octet-stream',
});

let isHeld: boolean;
let listeners: Set<() => void>;
let closing: AbortController;
let host: ReturnType<typeof createHost>;
function createHost() {
  return createFakeHost({
    answers: {
      getPage: ({ params }) => bytesOf(`[whole ${params.page}]`),
      getPageIndex: () => INDEX,
      getPageParts: ({ query }) =>
        bytesOf(query.parts === '0-1' ? joined(PARTS) : joined([PARTS[Number(query.parts)] ?? []])),
    },
  });
}
beforeEach(() => {
  isHeld = true;
  listeners = new Set();
  closing = new AbortController();
  host = createHost();
});

function open() {
  const document = { http: host.context.http, docKey: 'doc', licenceKey: () => 'key' };
  return inParts(createHttpSource(document), {
    ...document,
    isHeld: () => isHeld,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signal: closing.signal,
  });
}
const textOf = async (page: Promise<Uint8Array>) => new TextDecoder().decode(await page);
const names = () => host.http.calls.map(({ name }) => name);
async function until(name: string, times = 1): Promise<void> {
  while (names().filter((other) => other === name).length < times) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('the first page comes whole; the index is requested after it [R2.190]', async () => {
  const source = open();
  expect(await textOf(source.page(1))).toBe('[whole 1]');
  expect(names()[0]).toBe('getPage');
  await until('getPageIndex');
  expect(await textOf(source.page(2, { background: true }))).toBe('[two]');
});

test('parts are dropped when the loan ends, and begin again with the next one [R2.195]', async () => {
  const source = open();
  await source.page(1);
  await until('getPageParts');
  isHeld = false;
  for (const listener of listeners) listener();
  expect(await textOf(source.page(2))).toBe('[whole 2]');
  isHeld = true;
  expect(await textOf(source.page(2))).toBe('[whole 2]');
  await until('getPageIndex', 2);
});

test('parts are dropped when the document closes [R2.195]', async () => {
  const source = open();
  await source.page(1);
  await until('getPageParts');
  closing.abort();
  expect(listeners.size).toBe(0);
  expect(await textOf(source.page(2))).toBe('[whole 2]');
});
