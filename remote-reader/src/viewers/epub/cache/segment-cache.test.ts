import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createMemorySource } from '../../../source/testing/memory-source.ts';
import { SegmentCache } from './segment-cache.ts';

const segments = { a: '<p>a</p>', b: '<p>b</p>', c: '<p>c</p>', long: 'word '.repeat(100) };
const everything = Object.keys(segments);

let source = createMemorySource({ segments });
beforeEach(() => {
  source = createMemorySource({ segments });
});

/** Long enough for all idle work. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 30));

test('what was fetched ahead is not asked for again', async () => {
  const cache = new SegmentCache(source);
  cache.prefetch(['a', 'b']);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  expect((await cache.segment('a', {})).markup).toBe('<p>a</p>');
  expect((await cache.segment('c', {})).markup).toBe('<p>c</p>');
  await cache.segment('c', {});
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
});

test('what is on its way is waited for, anything else is given up for a waiting caller [R2.118]', async () => {
  const cache = new SegmentCache(source);
  const letGo = source.hold();
  cache.prefetch(everything);
  await waitFor(() => expect(source.asked).toEqual(['segment a']));
  cache.pause('a');
  const first = cache.segment('a', {});
  letGo();
  expect((await first).path).toBe('a');
  expect(source.asked).toEqual(['segment a']);

  source.hold();
  cache.prefetch(everything);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  cache.pause('c');
  void cache.segment('c', {});
  await idle();
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
});

test('what can not be had ahead is tried again the next time, and until then left to the next caller [R2.118]', async () => {
  const cache = new SegmentCache(source);
  source.fail('segment a', 'unreachable');
  cache.prefetch(['a', 'b']);
  await idle();
  expect(source.asked).toEqual(['segment a']);
  await expect(cache.segment('a', {})).rejects.toMatchObject({ reason: 'unreachable' });
  await idle();
  expect(source.asked).toEqual(['segment a', 'segment a']);
  source.fail('segment a', undefined);
  cache.prefetch(['a', 'b']);
  await waitFor(() => expect(source.asked.slice(2)).toEqual(['segment a', 'segment b']));
});

test('what does not exist is passed over for as long as the licence lasts [R2.118]', async () => {
  const cache = new SegmentCache(source);
  for (const _ of 'page after page') {
    cache.prefetch(['nothing', 'a']);
    await idle();
  }
  expect(source.asked).toEqual(['segment nothing', 'segment a']);
});

test('what is larger than all the room is fetched ahead once, and never kept [R2.118]', async () => {
  const cache = new SegmentCache(source, 20);
  for (const _ of 'page after page') {
    cache.prefetch(['long', 'a']);
    await idle();
  }
  expect(source.asked).toEqual(['segment long', 'segment a']);
  await cache.segment('long', {});
  await cache.segment('long', {});
  expect(source.asked).toHaveLength(4);
});

test('what lies behind makes room for what is ahead, and what is far for what is near [R2.118]', async () => {
  const cache = new SegmentCache(source, 16);
  cache.prefetch(['a', 'b']);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  cache.prefetch(['b', 'c']);
  await waitFor(() => expect(source.asked.slice(2)).toEqual(['segment c']));
  await idle();
  cache.prefetch(['a', 'b', 'c']);
  await waitFor(() => expect(source.asked.slice(3)).toEqual(['segment a']));
  await idle();
  await cache.segment('b', {});
  expect(source.asked).toHaveLength(4);
});

test('nothing is fetched where there is no room for it [R2.118]', async () => {
  const cache = new SegmentCache(source, 20);
  for (const _ of 'page after page') {
    cache.prefetch(everything);
    await idle();
  }
  // Two fit; the length of the third is known only once it was fetched.
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
  await cache.segment('a', {});
  await cache.segment('b', {});
  expect(source.asked).toHaveLength(3);
});

test('what is asked for is kept in place of what was wanted before [R2.118]', async () => {
  const cache = new SegmentCache(source, 16);
  cache.prefetch(['a', 'b']);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  await idle();
  cache.pause('c');
  await cache.segment('c', {});
  cache.prefetch(['c', 'a']);
  await idle();
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
});

test('nothing that was served under one licence is handed out under the next [R2.118]', async () => {
  const cache = new SegmentCache(source);
  cache.prefetch(['a']);
  await waitFor(() => expect(source.asked).toEqual(['segment a']));
  const letGo = source.hold();
  const late = cache.segment('b', {});
  cache.clear();
  letGo();
  await late;
  await cache.segment('a', {});
  await cache.segment('b', {});
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment a', 'segment b']);
});
