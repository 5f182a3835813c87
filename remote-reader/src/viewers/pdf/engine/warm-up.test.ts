import { beforeEach, expect, jest, test } from '@jest/globals';

const here = (file: string) => new URL(file, import.meta.url).pathname;

let opened: Uint8Array[];
let painted: unknown[];
let closed: number;
let released: number;
let opens: boolean;
let given: AbortSignal | undefined;

jest.unstable_mockModule(here('./open-page.ts'), () => ({
  openPage: async (bytes: Uint8Array, _lease: object, signal: AbortSignal) => {
    given = signal;
    if (!opens) throw new TypeError('offline');
    opened.push(bytes);
    const close = () => {
      closed += 1;
    };
    return { proxy: 'page', paintDocument: document, close };
  },
}));
jest.unstable_mockModule(here('./paint-page.ts'), () => ({
  paintPage: async (proxy: unknown) => void painted.push(proxy),
}));
const { warmUp } = await import('./warm-up.ts');

const workers = {
  take: () => ({
    worker: () => Promise.reject(new Error('Pages are opened by the test')),
    paintDocument: async () => document,
    end: () => undefined,
    giveUp: () => undefined,
    release: async () => {
      released += 1;
    },
  }),
};

beforeEach(() => {
  [opened, painted] = [[], []];
  [closed, released, opens] = [0, 0, true];
});

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the engine reads and paints a sheet of its own, and lets go of it', async () => {
  const coolDown = warmUp(workers, document.body);
  await settled();
  expect([opened.length, painted, closed, released]).toEqual([1, ['page'], 1, 0]);
  expect(given?.aborted).toBe(false);
  coolDown();
  // Otherwise an engine that is slow would go on for a document that is closed.
  expect([given?.aborted, released]).toEqual([true, 1]);
});

test('the sheet is sound: every object stands where its table says', async () => {
  warmUp(workers, document.body);
  await settled();
  const text = new TextDecoder().decode(opened[0]);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const found = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(
    ([, place]) => text.slice(Number(place)).split('\n', 1)[0],
  );
  expect(found).toEqual([1, 2, 3, 4, 5].map((number) => `${number} 0 obj`));
});

test('an engine that cannot be had is told by the caller that waits for a page', async () => {
  opens = false;
  const coolDown = warmUp(workers, document.body);
  await settled();
  coolDown();
  expect([painted, released]).toEqual([[], 1]);
});
