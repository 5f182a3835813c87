import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createFakeViewer, type FakeViewer } from '../testing/fake-viewer.ts';
import { BOOK } from '../testing/open-reader.ts';
import { STANDARD_LOOK } from '../viewers/contract/reading-look.ts';
import { REST_MS, type ThumbnailTurn, useFollowedPage } from './use-followed-page.ts';

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

const follow = () => {
  const turns: ThumbnailTurn[] = [];
  const onTurn = (turn: ThumbnailTurn) => void turns.push(turn);
  const { result } = renderHook(() => useFollowedPage(viewer, onTurn));
  return { turns, result };
};

test('a page is followed once it has been painted, and nothing goes on before a rest [R2.112]', async () => {
  const { turns, result } = follow();
  await pass(REST_MS + 50);
  expect(turns).toEqual(['hold', 'resume']);
  act(() => viewer.wait());
  act(() => viewer.become({ page: 7 }));
  expect(result.current).toBe(1);
  await pass(50);
  expect(result.current).toBe(7);
  expect(turns).toEqual(['hold', 'resume', 'pause', 'hold']);
  await pass(REST_MS);
  expect(turns.slice(4)).toEqual(['resume']);
});

test('pages that are leafed through fetch nothing, also when they were prepared [R2.112]', async () => {
  const { turns } = follow();
  await pass(REST_MS + 50);
  for (const page of [2, 3, 4]) {
    act(() => viewer.become({ page }));
    await pass(REST_MS - 50);
  }
  expect(turns).toEqual(['hold', 'resume', 'hold', 'hold', 'hold']);
  await pass(100);
  expect(turns.at(-1)).toBe('resume');
});

test('another change of the same page interrupts nothing [R2.112]', async () => {
  const { turns } = follow();
  await pass(REST_MS - 50);
  act(() => viewer.become({ page: 1, scale: 2 }));
  await pass(100);
  expect(turns).toEqual(['hold', 'resume']);
});

test('a painted page does not go on when the next is already on its way [R2.112]', async () => {
  const { turns } = follow();
  await pass(50);
  act(() => viewer.become({ page: 7 }));
  act(() => viewer.wait());
  await pass(REST_MS + 50);
  expect(turns).toEqual(['hold', 'hold', 'pause']);
});

test('a page that fails lets the thumbnails go on [R2.112]', async () => {
  const { turns } = follow();
  act(() => viewer.wait());
  act(() => viewer.failToOpen());
  await pass(REST_MS + 50);
  expect(turns.at(-1)).toBe('resume');
});
