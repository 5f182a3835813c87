import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createMemorySource } from '../source/testing/memory-source.ts';
import { useThumbnail } from './use-thumbnail.ts';

const revoked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  revoked.length = 0;
  // Not in jsdom.
  Object.assign(URL, {
    createObjectURL: () => 'blob:7',
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a picture waits a tenth of a second, then loads, is there, and goes with what shows it [R2.130 R2.133 R9.7]', async () => {
  const source = createMemorySource({});
  const release = source.hold();
  const { result, unmount } = renderHook(() => useThumbnail(source, 7));
  const kind = () => result.current[0].kind;
  await pass(99);
  expect(kind()).toBe('default');
  expect(source.asked).toEqual([]);
  await pass(1);
  expect(kind()).toBe('loading');
  expect(source.asked).toEqual(['thumbnail 7']);
  release();
  await pass(0);
  expect(result.current[0]).toEqual({ kind: 'loaded', address: 'blob:7' });
  act(() => result.current[1]());
  expect(kind()).toBe('failed');
  unmount();
  expect(revoked).toEqual(['blob:7']);
});

test('a picture that is scrolled past is never asked for [R2.130]', async () => {
  const source = createMemorySource({});
  const { unmount } = renderHook(() => useThumbnail(source, 7));
  await pass(99);
  unmount();
  await pass(1000);
  expect(source.asked).toEqual([]);
});

test('a picture that can not be had has failed [R2.133]', async () => {
  const source = createMemorySource({});
  source.fail('thumbnail 7', 'missing');
  const { result } = renderHook(() => useThumbnail(source, 7));
  await pass(100);
  expect(result.current[0]).toEqual({ kind: 'failed' });
});
