import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPrefetchedPictures } from './prefetched-pictures.ts';

const URL_OF = `${location.origin}/api/covers/1`;
const revoked: string[] = [];
let decode: () => Promise<void>;

beforeEach(() => {
  // jsdom has none of these.
  Object.assign(URL, {
    createObjectURL: () => 'blob:1',
    revokeObjectURL: (src: string) => revoked.push(src),
  });
  decode = async () => undefined;
  const picture = { src: '', naturalWidth: 600, naturalHeight: 900, decode: () => decode() };
  jest.spyOn(globalThis, 'Image').mockImplementation(() => picture as HTMLImageElement);
});
afterEach(() => {
  jest.restoreAllMocks();
  revoked.length = 0;
});

const answer = (status = 200) => Promise.resolve(new Response('picture', { status }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a picture that was brought is taken once, decoded, by the component that shows it', async () => {
  const pictures = createPrefetchedPictures();
  pictures.add(URL_OF, answer());
  await settled();
  expect(pictures.take('/api/covers/2')).toBeUndefined();
  expect(pictures.take('/api/covers/1')).toEqual({ src: 'blob:1', shape: 2 / 3 });
  expect(pictures.take('/api/covers/1')).toBeUndefined();
  expect(revoked).toEqual([]);
});

test('one that is still on its way is waited for', async () => {
  const pictures = createPrefetchedPictures();
  pictures.add(URL_OF, answer());
  expect(await pictures.take('/api/covers/1')).toEqual({ src: 'blob:1', shape: 2 / 3 });
});

test.each([
  ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', () => answer(401)],
])('one that %s is told to its taker', async (_, asked) => {
  const pictures = createPrefetchedPictures();
  pictures.add(URL_OF, asked());
  await settled();
  await expect(pictures.take('/api/covers/1')).rejects.toThrow();
});

test('one that is no picture leaves nothing behind', async () => {
  decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  const pictures = createPrefetchedPictures();
  pictures.add(URL_OF, answer());
  await expect(pictures.take('/api/covers/1')).rejects.toThrow(DOMException);
  expect(revoked).toEqual(['blob:1']);
});

test('they are settled when each has come or failed', async () => {
  const pictures = createPrefetchedPictures();
  const late = Promise.withResolvers<Response>();
  pictures.add(URL_OF, answer(401));
  pictures.add(`${URL_OF}2`, late.promise);
  const told = jest.fn();
  const all = pictures.settled().then(told);
  await settled();
  expect(told).not.toHaveBeenCalled();
  late.resolve(await answer());
  await all;
  expect(pictures.take(`${URL_OF}2`)).toEqual({ src: 'blob:1', shape: 2 / 3 });
});
