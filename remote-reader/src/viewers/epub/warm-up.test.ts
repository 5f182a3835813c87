import { afterEach, expect, jest, test } from '@jest/globals';
import type { Viewer, ViewerOptions, ViewerState } from '../contract/viewer.contract.ts';
import { createStateStore } from '../state/state-store.ts';
import { warmUp } from './warm-up.ts';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A viewer that shows nothing by itself, and what it was made of. */
function viewers() {
  const store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  const made = Promise.withResolvers<ViewerOptions>();
  const open = jest.fn();
  const destroy = jest.fn(async () => undefined);
  const viewer = { state: store.get, subscribe: store.subscribe, open, destroy };
  const create = (options: ViewerOptions) => {
    made.resolve(options);
    return viewer as unknown as Viewer;
  };
  return { create, made: made.promise, store, open, destroy };
}

test('a page is opened out of sight and of reach, and removed once it was shown [R2.220]', async () => {
  const { create, made, store, open, destroy } = viewers();
  const over = warmUp(create, document.body, new AbortController().signal);
  const { element, keyRoot, source } = await made;
  expect([element.inert, element.ariaHidden, element.isConnected]).toEqual([true, 'true', true]);
  expect(parseInt(element.style.left, 10)).toBeLessThan(-5000);
  expect(keyRoot).toBe(element);
  const { markup } = await source.segment('');
  expect(
    new DOMParser().parseFromString(markup, 'application/xhtml+xml').querySelector('em'),
  ).not.toBeNull();
  await expect(source.page(1)).rejects.toThrow();
  expect(open).toHaveBeenCalledTimes(1);
  store.set({ kind: 'failed', failure: { kind: 'page-missing' } });
  await over;
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(document.body.children).toHaveLength(0);
});

test('a page that is never shown is given up [R2.220]', async () => {
  jest.useFakeTimers();
  const { create, destroy } = viewers();
  const over = warmUp(create, document.body, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(3000);
  await over;
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(document.body.children).toHaveLength(0);
});

test('a document that is about to be opened ends it, also before it begins [R2.220]', async () => {
  const abort = new AbortController();
  const { create, made, destroy } = viewers();
  const over = warmUp(create, document.body, abort.signal);
  await made;
  abort.abort();
  await over;
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(document.body.children).toHaveLength(0);
  const none = jest.fn(create);
  await warmUp(none, document.body, abort.signal);
  expect(none).not.toHaveBeenCalled();
});

test('a viewer that fails leaves no element behind', async () => {
  const { create, made, destroy } = viewers();
  destroy.mockRejectedValue(new Error('No viewer'));
  const abort = new AbortController();
  const over = warmUp(create, document.body, abort.signal);
  await made;
  abort.abort();
  await expect(over).rejects.toThrow('No viewer');
  expect(document.body.children).toHaveLength(0);
});
