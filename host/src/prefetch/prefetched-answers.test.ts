import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPrefetchedAnswers, type PrefetchedAnswers } from './prefetched-answers.ts';

const URL_OF_ROLE = 'https://library.example/api/user/role';
const authorised = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });

let early: PrefetchedAnswers;
let time: number;
let asked: string[];
let answers: (() => Promise<Response>)[];
beforeEach(() => {
  time = 0;
  early = createPrefetchedAnswers(() => time);
  asked = [];
  answers = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return answers.shift()?.() ?? new Response(`answer ${asked.length}`);
  });
});
afterEach(() => void jest.restoreAllMocks());

const textOf = async (response: Promise<Response>) => (await response).text();

test('what was asked early is taken once, then asked anew [C2.36]', async () => {
  void early.prefetch(URL_OF_ROLE, { bearer: 'a' });
  expect(await textOf(early.fetch(URL_OF_ROLE, authorised('a')))).toBe('answer 1');
  expect(await textOf(early.fetch(new Request(URL_OF_ROLE, authorised('a'))))).toBe('answer 2');
  expect(asked).toHaveLength(2);
});

test('is taken for no other person, no other address and no other method', async () => {
  void early.prefetch(URL_OF_ROLE, { bearer: 'a' });
  expect(await textOf(early.fetch(URL_OF_ROLE, authorised('b')))).toBe('answer 2');
  expect(await textOf(early.fetch(URL_OF_ROLE))).toBe('answer 3');
  expect(await textOf(early.fetch(`${URL_OF_ROLE}s`, authorised('a')))).toBe('answer 4');
  const post = { method: 'POST', ...authorised('a') };
  expect(await textOf(early.fetch(URL_OF_ROLE, post))).toBe('answer 5');
});

test('an attempt that failed is a failure for its taker, and is made again after it [C2.36]', async () => {
  answers = [() => Promise.reject(new TypeError('cut'))];
  await expect(early.prefetch(URL_OF_ROLE)).rejects.toThrow('cut');
  await expect(early.fetch(URL_OF_ROLE)).rejects.toThrow('cut');
  expect(await textOf(early.fetch(URL_OF_ROLE))).toBe('answer 2');
});

test('an answer that is not taken in time is asked anew', async () => {
  void early.prefetch(URL_OF_ROLE);
  time += 60_000;
  expect(await textOf(early.fetch(URL_OF_ROLE))).toBe('answer 2');
});

test('what has been asked already is not asked early any more, and what failed can be forgotten', async () => {
  await early.fetch(URL_OF_ROLE);
  expect(early.prefetch(URL_OF_ROLE)).toBeUndefined();
  const shelves = `${URL_OF_ROLE}/shelves`;
  answers = [() => Promise.reject(new TypeError('cut'))];
  await expect(early.prefetch(shelves)).rejects.toThrow('cut');
  early.forget();
  expect(await textOf(early.fetch(shelves))).toBe('answer 3');
});

test('the taker of an answer that does not come can give it up', async () => {
  answers = [() => new Promise(() => undefined)];
  void early.prefetch(URL_OF_ROLE);
  const abort = new AbortController();
  const taken = early.fetch(URL_OF_ROLE, { signal: abort.signal });
  abort.abort(new Error('too long'));
  await expect(taken).rejects.toThrow('too long');
  expect(asked).toHaveLength(1);
});

test('after the beginning it is the browser’s own, and asks nothing early', async () => {
  const shelves = `${URL_OF_ROLE}/shelves`;
  void early.prefetch(shelves);
  time += 61_000;
  expect(await textOf(early.fetch(shelves))).toBe('answer 2');
  expect(early.prefetch(URL_OF_ROLE)).toBeUndefined();
});
