import { afterEach, describe, expect, test } from '@jest/globals';
import { closePdfViewer, engine, openPdfViewer, settled } from './testing/open-pdf-viewer.ts';

afterEach(closePdfViewer);

describe('the hits of a search', () => {
  test('are gone to by a move to one, also on the page that is shown', async () => {
    const { became, seen, shows, viewer } = openPdfViewer();
    viewer.open('4.pdf');
    await became('ready');
    await settled();
    viewer.mark(['sea']);
    expect(seen).toHaveLength(0);
    viewer.go({ to: 'hit', file: '4.pdf' });
    expect(seen.map(({ textContent }) => textContent)).toEqual(['of the sea']);
    viewer.go({ to: 'hit', file: '6.pdf' });
    await shows(6);
    await settled();
    expect(seen).toHaveLength(2);
  });

  test('leave every other move at the top of the page [R2.35]', async () => {
    const { became, seen, shows, viewer } = openPdfViewer();
    viewer.mark(['sea']);
    viewer.open('4.pdf');
    await became('ready');
    viewer.go({ to: 'next-page' });
    await shows(5);
    await settled();
    viewer.mark(['of']);
    expect(seen).toHaveLength(0);
  });
});

describe('a page that a caller waits for', () => {
  test('is shown before its text, which follows with its marks [R2.43 R2.110]', async () => {
    const { seen, shows, stage, text, viewer } = openPdfViewer();
    const texts = Promise.withResolvers<void>();
    engine.texts = texts.promise;
    viewer.mark(['sea']);
    viewer.open('4.pdf');
    viewer.go({ to: 'hit', file: '4.pdf' });
    await shows(4);
    await settled();
    expect(stage().querySelector('[data-sheet="4"] > canvas')).toBeTruthy();
    expect(text()).toBeNull();
    // The text is still missing, so the stage is busy.
    expect(stage().ariaBusy).toBe('true');
    texts.resolve();
    await settled();
    expect(text()?.textContent).toBe('of the sea');
    expect(stage().ariaBusy).toBe('false');
    expect(seen).toHaveLength(1);
  });

  test('is shown though its text can not be read', async () => {
    const { failures, shownPage, shows, stage, viewer } = openPdfViewer();
    engine.texts = Promise.reject(new Error('no text'));
    engine.texts.catch(() => undefined);
    viewer.open('4.pdf');
    await shows(4);
    await settled();
    expect(failures).toEqual([]);
    expect(shownPage()).toBe(4);
    expect(stage().ariaBusy).toBe('false');
  });

  test('does not get its text any more once it was taken away', async () => {
    const { shows, stage, viewer } = openPdfViewer();
    const texts = Promise.withResolvers<void>();
    engine.texts = texts.promise;
    viewer.open('4.pdf');
    await shows(4);
    const page = stage().firstElementChild;
    viewer.purge();
    viewer.relabel();
    expect(stage().ariaBusy).toBe('false');
    texts.resolve();
    await settled();
    expect(page?.childElementCount).toBe(0);
  });
});

test('a page that was prepared is shown by the move itself, and its text after it was painted [R2.111]', async () => {
  const { element, shownPage, shows, stage, text, viewer } = openPdfViewer();
  viewer.open('4.pdf');
  await shows(4);
  await settled();
  viewer.go({ to: 'next-page' });
  expect(shownPage()).toBe(5);
  expect(stage().querySelector('canvas')).toBeTruthy();
  expect(text()).toBeNull();
  await settled();
  expect(text()?.textContent).toBe('of the sea');
  // The text of a page that was left is laid over it again.
  viewer.go({ to: 'previous-page' });
  expect(text()).toBeNull();
  await settled();
  expect(element.querySelectorAll('[data-text]')).toHaveLength(1);
});

test('over its picture a page has its tags and the marks of its comments [R2.47]', async () => {
  const { commented, shows, stage, viewer } = openPdfViewer();
  engine.tags = {
    role: 'Root',
    children: [{ role: 'H2', children: [{ type: 'content', id: 'words' }] }],
  };
  engine.annotations = [
    {
      ...{ id: '1', subtype: 'Text', rect: [10, 10, 30, 30] },
      ...{ contentsObj: { str: 'Wrong year.' }, titleObj: { str: 'Ann' } },
    },
  ];
  viewer.open('4.pdf');
  await shows(4);
  await settled();
  const sheet = stage().querySelector('[data-sheet="4"]');
  const heading = sheet?.querySelector('[role="heading"][aria-level="2"] [aria-owns="words"]');
  expect(heading).toBeTruthy();
  const mark = sheet?.querySelector<HTMLElement>('button[aria-label="Comment by Ann"]');
  mark?.click();
  expect(commented).toMatchObject([{ author: 'Ann', text: 'Wrong year.', replies: [] }]);
});
