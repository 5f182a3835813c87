import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createFakeViewer, type FakeViewer } from '../testing/fake-viewer.ts';
import { BOOK } from '../testing/open-reader.ts';
import { STANDARD_LOOK } from '../viewers/contract/reading-look.ts';
import { useFollowedPage } from './use-followed-page.ts';

let viewer: FakeViewer;
beforeEach(() => {
  jest.useFakeTimers();
  viewer = createFakeViewer({
    element: document.body,
    source: {} as FakeViewer['options']['source'],
    document: BOOK,
    contents: [],
    look: STANDARD_LOOK,
    pageLabel: String,
    openExternal: () => undefined,
    onFailure: () => undefined,
    onActivity: () => undefined,
  });
  viewer.become({ page: 1 });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a page is followed, and nothing goes on, only once it has been painted', async () => {
  const waits: boolean[] = [];
  const onWait = (isWaiting: boolean) => void waits.push(isWaiting);
  const { result } = renderHook(() => useFollowedPage(viewer, onWait));
  await pass(50);
  waits.length = 0;
  act(() => viewer.wait());
  expect(waits).toEqual([true]);
  act(() => viewer.become({ page: 7 }));
  expect(waits).toEqual([true]);
  expect(result.current).toBe(1);
  await pass(50);
  expect(waits).toEqual([true, false]);
  expect(result.current).toBe(7);
});

test('a painted page does not go on when the next is already on its way', async () => {
  const waits: boolean[] = [];
  const onWait = (isWaiting: boolean) => void waits.push(isWaiting);
  renderHook(() => useFollowedPage(viewer, onWait));
  await pass(50);
  waits.length = 0;
  act(() => viewer.become({ page: 7 }));
  act(() => viewer.wait());
  await pass(50);
  expect(waits).toEqual([true]);
});
