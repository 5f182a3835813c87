import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createFakeViewer, type FakeViewer } from '../testing/fake-viewer.ts';
import { BOOK } from '../testing/open-reader.ts';
import { STANDARD_LOOK } from '../viewers/contract/reading-look.ts';
import { useControlsReady } from './use-controls-ready.ts';

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
  viewer.wait();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('bar and panel are furnished once the first page is painted, and stay while another is awaited [R2.111]', async () => {
  const { result } = renderHook(() => useControlsReady(viewer));
  await pass(300);
  expect(result.current).toBe(false);
  act(() => viewer.become({ page: 1 }));
  expect(result.current).toBe(false);
  await pass(50);
  expect(result.current).toBe(true);
  act(() => viewer.purge());
  act(() => viewer.wait());
  expect(result.current).toBe(true);
});

test('bar and panel do not wait for a first page that takes long [R2.111]', async () => {
  const { result } = renderHook(() => useControlsReady(viewer));
  await pass(399);
  expect(result.current).toBe(false);
  await pass(1);
  await pass(50);
  expect(result.current).toBe(true);
});

test('a furnished control is not drawn anew for a page that is on its way', async () => {
  let drawn = 0;
  renderHook(() => {
    drawn += 1;
    return useControlsReady(viewer);
  });
  act(() => viewer.become({ page: 1 }));
  await pass(50);
  const before = drawn;
  act(() => viewer.wait());
  act(() => viewer.become({ page: 2 }));
  expect(drawn).toBe(before);
});
