import { beforeEach, expect, test } from '@jest/globals';
import type { SourceOptions } from '../source/document-source.contract.ts';
import { createThumbnailQueue, type ThumbnailQueue } from './thumbnail-queue.ts';

const settled = () => new Promise((done) => setTimeout(done));
let asked: number[];
let answers: Map<number, PromiseWithResolvers<Blob>>;
let queue: ThumbnailQueue;

beforeEach(() => {
  asked = [];
  answers = new Map();
  const thumbnail = (page: number, { signal: given }: SourceOptions = {}) => {
    asked.push(page);
    const answer = Promise.withResolvers<Blob>();
    answers.set(page, answer);
    given?.addEventListener('abort', () => answer.reject(given.reason));
    return answer.promise;
  };
  queue = createThumbnailQueue({ thumbnail }, 2);
});

const answer = async (page: number) => {
  answers.get(page)?.resolve(new Blob([String(page)]));
  await settled();
};

test('two are fetched at a time, the others in their order [R2.112]', async () => {
  const pictures = [1, 2, 3, 4].map((page) => queue.thumbnail(page));
  expect(asked).toEqual([1, 2]);
  await answer(2);
  expect(asked).toEqual([1, 2, 3]);
  for (const page of [1, 3, 4]) await answer(page);
  const texts = await Promise.all(pictures.map(async (picture) => (await picture).size));
  expect(texts).toEqual([1, 1, 1, 1]);
});

test('what fails, or is not needed any more, delays no other [R2.112]', async () => {
  const abort = new AbortController();
  const failed = expect(queue.thumbnail(1)).rejects.toThrow('broken');
  void queue.thumbnail(2);
  const left = expect(queue.thumbnail(3, { signal: abort.signal })).rejects.toThrow();
  void queue.thumbnail(4);
  abort.abort();
  answers.get(1)?.reject(new Error('broken'));
  await Promise.all([failed, left]);
  await settled();
  expect(asked).toEqual([1, 2, 4]);
});

test('while pages are leafed through, what is on its way arrives and nothing else begins [R2.112]', async () => {
  const first = queue.thumbnail(1);
  queue.hold();
  void queue.thumbnail(2);
  await answer(1);
  expect((await first).size).toBe(1);
  expect(asked).toEqual([1]);
  queue.resume();
  expect(asked).toEqual([1, 2]);
});

test('what is on its way is given up for what is more urgent, and fetched again after it [R2.112]', async () => {
  const first = queue.thumbnail(1);
  queue.pause();
  void queue.thumbnail(2);
  await settled();
  expect(asked).toEqual([1]);
  queue.resume();
  expect(asked).toEqual([1, 1, 2]);
  await answer(1);
  expect((await first).size).toBe(1);
});
