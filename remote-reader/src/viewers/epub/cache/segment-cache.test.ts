import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createMemorySource } from '../../../source/memory-source.ts';
import { SegmentLarder } from './segment-cache.ts';

const segments = { a: '<p>a</p>', b: '<p>b</p>', c: '<p>c</p>', long: 'word '.repeat(100) };
const everything = Object.keys(segments);

let source = createMemorySource({ segments });
beforeEach(() => {
  source = createMemorySource({ segments });
});

/** Long enough for everything that is done when there is nothing else to do. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 30));

test('what was fetched ahead is not asked for again', async () => {
  const larder = new SegmentLarder(source);
  larder.stock(['a', 'b']);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  expect((await larder.segment('a', {})).markup).toBe('<p>a</p>');
  expect((await larder.segment('c', {})).markup).toBe('<p>c</p>');
  await larder.segment('c', {});
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
});

test('what is on its way is waited for, anything else is given up for whoever waits', async () => {
  const larder = new SegmentLarder(source);
  const letGo = source.hold();
  larder.stock(everything);
  await waitFor(() => expect(source.asked).toEqual(['segment a']));
  larder.rest('a');
  const first = larder.segment('a', {});
  letGo();
  expect((await first).path).toBe('a');
  expect(source.asked).toEqual(['segment a']);

  source.hold();
  larder.stock(everything);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  larder.rest('c');
  void larder.segment('c', {});
  await idle();
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
});

test('what can not be had ahead is tried again the next time, and until then left to whoever asks', async () => {
  const larder = new SegmentLarder(source);
  source.fail('segment a', 'unreachable');
  larder.stock(['a', 'b']);
  await idle();
  expect(source.asked).toEqual(['segment a']);
  await expect(larder.segment('a', {})).rejects.toMatchObject({ reason: 'unreachable' });
  await idle();
  expect(source.asked).toEqual(['segment a', 'segment a']);
  source.fail('segment a', undefined);
  larder.stock(['a', 'b']);
  await waitFor(() => expect(source.asked.slice(2)).toEqual(['segment a', 'segment b']));
});

test('what does not exist is passed over for as long as the licence lasts', async () => {
  const larder = new SegmentLarder(source);
  for (const _ of 'page after page') {
    larder.stock(['nothing', 'a']);
    await idle();
  }
  expect(source.asked).toEqual(['segment nothing', 'segment a']);
});

test('what is larger than all the room is fetched ahead once, and never kept', async () => {
  const larder = new SegmentLarder(source, 20);
  for (const _ of 'page after page') {
    larder.stock(['long', 'a']);
    await idle();
  }
  expect(source.asked).toEqual(['segment long', 'segment a']);
  await larder.segment('long', {});
  await larder.segment('long', {});
  expect(source.asked).toHaveLength(4);
});

test('what lies behind makes room for what is ahead, and what is far for what is near', async () => {
  const larder = new SegmentLarder(source, 16);
  larder.stock(['a', 'b']);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  larder.stock(['b', 'c']);
  await waitFor(() => expect(source.asked.slice(2)).toEqual(['segment c']));
  await idle();
  larder.stock(['a', 'b', 'c']);
  await waitFor(() => expect(source.asked.slice(3)).toEqual(['segment a']));
  await idle();
  await larder.segment('b', {});
  expect(source.asked).toHaveLength(4);
});

test('nothing is fetched where there is no room for it', async () => {
  const larder = new SegmentLarder(source, 20);
  for (const _ of 'page after page') {
    larder.stock(everything);
    await idle();
  }
  // Two find room; how long the third is has to be seen once.
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
  await larder.segment('a', {});
  await larder.segment('b', {});
  expect(source.asked).toHaveLength(3);
});

test('what is asked for is kept in place of what was wanted before', async () => {
  const larder = new SegmentLarder(source, 16);
  larder.stock(['a', 'b']);
  await waitFor(() => expect(source.asked).toEqual(['segment a', 'segment b']));
  await idle();
  larder.rest('c');
  await larder.segment('c', {});
  larder.stock(['c', 'a']);
  await idle();
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment c']);
});

test('nothing that was served under one licence is handed out under the next', async () => {
  const larder = new SegmentLarder(source);
  larder.stock(['a']);
  await waitFor(() => expect(source.asked).toEqual(['segment a']));
  const letGo = source.hold();
  const late = larder.segment('b', {});
  larder.clear();
  letGo();
  await late;
  await larder.segment('a', {});
  await larder.segment('b', {});
  expect(source.asked).toEqual(['segment a', 'segment b', 'segment a', 'segment b']);
});
