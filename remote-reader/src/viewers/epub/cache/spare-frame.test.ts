import { expect, test } from '@jest/globals';
import type { OpenedFrame } from '../frame/open-frame.ts';
import { SpareFrame } from './spare-frame.ts';

/** Long enough for all idle work. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 20));
const { signal } = new AbortController();

/** Frames that open when the test says so and, like real ones, remove themselves when aborted. */
function frames() {
  const opened: { readonly element: HTMLIFrameElement; readonly finish: () => void }[] = [];
  const spare = new SpareFrame((signal) => {
    const element = document.createElement('iframe');
    document.body.append(element);
    const { promise, resolve, reject } = Promise.withResolvers<OpenedFrame>();
    opened.push({ element, finish: () => resolve({ element, page: document }) });
    signal.addEventListener('abort', () => {
      element.remove();
      reject(signal.reason);
    });
    return promise;
  });
  return { spare, opened };
}

test('a frame that stands open is handed over, once [R2.119]', async () => {
  const { spare, opened } = frames();
  spare.prepare();
  spare.prepare();
  await idle();
  expect(opened).toHaveLength(1);
  opened[0]?.finish();
  expect((await spare.take(signal)).element).toBe(opened[0]?.element);
  void spare.take(signal);
  expect(opened).toHaveLength(2);
});

test('one that is given up while it opens is gone', async () => {
  const { spare, opened } = frames();
  spare.prepare();
  await idle();
  const abort = new AbortController();
  const taken = spare.take(abort.signal);
  abort.abort(new Error('left'));
  await expect(taken).rejects.toThrow('left');
  expect(opened[0]?.element.isConnected).toBe(false);
});

test('nothing is left of an unused one, and none is opened afterwards [R2.119]', async () => {
  const { spare, opened } = frames();
  spare.prepare();
  await idle();
  opened[0]?.finish();
  spare.clear();
  await idle();
  expect(opened[0]?.element.isConnected).toBe(false);
  spare.prepare();
  spare.clear();
  await idle();
  expect(opened).toHaveLength(1);
});
