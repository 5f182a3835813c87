import { afterEach, expect, test } from '@jest/globals';
import { isLostFrame, openFrame } from './open-frame.ts';

const opening = {
  parent: document.body,
  title: 'A book',
  root: 'https://library.test/doc/',
  className: 'frame',
};
afterEach(() => document.body.replaceChildren());

test('a frame has its empty document, with its policy, at once [R2.216]', async () => {
  const opened = openFrame(opening, new AbortController().signal);
  const element = document.querySelector('iframe');
  expect(element).toMatchObject({ title: 'A book', className: 'frame' });
  expect(element?.getAttribute('sandbox')).toBe('allow-same-origin');
  const page = element?.contentDocument;
  expect(page?.compatMode).toBe('CSS1Compat');
  const policy = page?.head.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toContain("default-src 'none'");
  expect(page?.body.childNodes).toHaveLength(0);
  expect(await opened).toEqual({ element, page });
});

test('no frame is opened for a caller who has gone', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(openFrame(opening, signal)).rejects.toThrow('gone');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a frame that cannot be opened is removed', async () => {
  const parent = document.createElement('div');
  const { signal } = new AbortController();
  // Outside of a page a frame has no document.
  await expect(openFrame({ ...opening, parent }, signal)).rejects.toThrow('no document');
  expect(parent.childElementCount).toBe(0);
});

test('a frame that moves within the page has lost its document', async () => {
  const { element } = await openFrame(opening, new AbortController().signal);
  expect(isLostFrame(element)).toBe(false);
  document.body.append(element);
  expect(isLostFrame(element)).toBe(true);
  expect(isLostFrame(document.createElement('iframe'))).toBe(false);
  expect(isLostFrame(document.body)).toBe(false);
});
