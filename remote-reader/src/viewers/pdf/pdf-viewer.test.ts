import { afterEach, describe, expect, test } from '@jest/globals';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { closePdfViewer, openPdfViewer, settled } from './testing/open-pdf-viewer.ts';

afterEach(closePdfViewer);

describe('a document whose pages go to the left', () => {
  test('is leafed through to the left, by arrow keys and at the margins [R2.38]', async () => {
    const { element, shows, stage, viewer } = openPdfViewer(undefined, 'rtl');
    viewer.open('4.pdf');
    await shows(4);
    expect(viewer.progression?.()).toBe('rtl');
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await shows(5);
    Object.defineProperty(stage(), 'clientWidth', { value: 1000 });
    stage().dispatchEvent(new MouseEvent('click', { clientX: 995 }));
    await shows(4);
  });
});

test('a page is shown before the contents are there, which then tell where it lies [R2.4]', async () => {
  const contents = Promise.withResolvers<readonly ContentsEntry[]>();
  const { shows, viewer } = openPdfViewer(contents.promise);
  viewer.open('4.pdf');
  await shows(4);
  const chapter = { title: 'Doors', link: '3.pdf', children: [] };
  contents.resolve([chapter, { title: 'Windows', link: '7.pdf', children: [] }]);
  await settled();
  const state = viewer.state();
  expect(state.kind === 'ready' && state.view.entry).toBe(chapter);
  expect(state.kind === 'ready' && state.view.can.nextChapter).toBe(true);
});

test('of pages that are passed by with a key that is held only the last is asked for', async () => {
  const { shows, source, viewer } = openPdfViewer();
  viewer.open('1.pdf');
  await shows(1);
  const asked = () => source.asked.filter((call) => call.startsWith('page '));
  const before = asked().length;
  for (let page = 5; page <= 9; page += 1) viewer.go({ to: 'page', page });
  await shows(9);
  expect(asked().slice(before)).not.toContain('page 7');
  expect(asked()).toContain('page 9');
});

test('a jump is told before its page is shown, and a turn is none [R2.99]', async () => {
  const { jumps, shows, viewer } = openPdfViewer();
  viewer.open('4.pdf');
  await shows(4);
  viewer.go({ to: 'next-page' });
  await shows(5);
  viewer.go({ to: 'previous-page' });
  await shows(4);
  expect(jumps).toEqual([]);
  viewer.go({ to: 'page', page: 9 });
  expect(jumps).toEqual([false]);
  await shows(9);
  viewer.go({ to: 'page', page: 9 });
  expect(jumps).toEqual([false]);
});

test('a link leads to the pages that the document has [R2.172]', () => {
  const { viewer } = openPdfViewer();
  const links = [
    '1.pdf',
    './9.pdf#top',
    '10.pdf',
    '0.pdf',
    'one.xhtml',
    'https://example.org/1.pdf',
  ];
  expect(links.filter((link) => viewer.leads(link))).toEqual(['1.pdf', './9.pdf#top']);
});
