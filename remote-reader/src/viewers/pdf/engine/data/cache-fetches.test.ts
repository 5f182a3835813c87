import { beforeEach, expect, test } from '@jest/globals';
import { cacheFetches, type FetchScope } from './cache-fetches.ts';

const FOLDER = 'https://books.test/pdfjs/';
const FONT = `${FOLDER}standard_fonts/FoxitSerif.pfb`;

let thread: FetchScope;
let asked: string[];
/** The status of the next answers; 200 after those. */
let answers: number[];
beforeEach(() => {
  [asked, answers] = [[], []];
  thread = {
    fetch: async (address) => {
      asked.push(address);
      return new Response(`bytes of ${address}`, { status: answers.shift() ?? 200 });
    },
  };
});

const textOf = async (address: string) => (await thread.fetch(address)).text();

test('a file of the folder is fetched once, also by those that ask at the same time', async () => {
  cacheFetches(thread, FOLDER);
  const all = await Promise.all([textOf(FONT), textOf(FONT)]);
  all.push(await textOf(FONT));
  expect(all).toEqual(Array.from({ length: 3 }, () => `bytes of ${FONT}`));
  await textOf(`${FOLDER}wasm/jbig2.wasm`);
  expect(asked).toEqual([FONT, `${FOLDER}wasm/jbig2.wasm`]);
});

test('what could not be had is asked for again', async () => {
  cacheFetches(thread, FOLDER);
  answers = [503];
  await expect(thread.fetch(FONT)).rejects.toThrow('503');
  expect(await textOf(FONT)).toBe(`bytes of ${FONT}`);
  expect(asked).toEqual([FONT, FONT]);
});

test('what lies elsewhere is none of its business', async () => {
  cacheFetches(thread, FOLDER);
  const elsewhere = 'https://books.test/api/1.pdf';
  answers = [404, 404];
  expect((await thread.fetch(elsewhere)).status).toBe(404);
  expect((await thread.fetch(elsewhere)).status).toBe(404);
  expect(asked).toEqual([elsewhere, elsewhere]);
});

test('it needs nothing but its parameters, so that a thread can have it as text', async () => {
  // In a scope of its own, as in the worker.
  const alone: typeof cacheFetches = new Function(`return ${cacheFetches}`)();
  alone(thread, FOLDER);
  expect([await textOf(FONT), await textOf(FONT)]).toEqual([
    `bytes of ${FONT}`,
    `bytes of ${FONT}`,
  ]);
  expect(asked).toEqual([FONT]);
});
