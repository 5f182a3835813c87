import { expect, test } from '@jest/globals';
import { firstTab, tabsOf } from './tab-name.ts';

const pdf = { hasContents: true, hasPages: true, isMobile: false };

test('a PDF with contents has every tab but the settings [R2.22]', () => {
  expect(tabsOf(pdf)).toEqual(['toc', 'metadata', 'thumbnails', 'searchresults', 'print']);
});

test('the contents tab needs contents, thumbnails need pages, settings need a small window [R2.7 R2.22]', () => {
  expect(tabsOf({ hasContents: false, hasPages: false, isMobile: true })).toEqual([
    'metadata',
    'searchresults',
    'print',
    'settings',
  ]);
});

test('on load the contents open where there are any, else the thumbnails of a PDF [R2.16]', () => {
  expect(firstTab(pdf)).toBe('toc');
  expect(firstTab({ ...pdf, hasPages: false })).toBe('toc');
  expect(firstTab({ ...pdf, hasContents: false })).toBe('thumbnails');
  expect(firstTab({ ...pdf, hasContents: false, hasPages: false })).toBe('metadata');
});

test('on mobile nothing opens by itself [R2.17]', () => {
  expect(firstTab({ ...pdf, isMobile: true })).toBeUndefined();
});
