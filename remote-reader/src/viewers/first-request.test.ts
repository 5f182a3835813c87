import { describe, expect, test } from '@jest/globals';
import type { SpineItem } from '@leeszaal/shared-contracts';
import { firstRequestOf } from './first-request.ts';

const report = { appearance: { mimeType: 'application/pdf', numPages: 12 } };
const item = (path: string, linear = true): SpineItem => ({ path, linear, layout: 'reflowable' });
const novel = {
  appearance: { mimeType: 'application/epub+zip', numPages: 0 },
  spine: [item('notes.xhtml', false), item('one.xhtml'), item('two.xhtml')],
};

describe('what is asked for first', () => {
  test.each([
    ['the first page', undefined, { page: 1 }],
    ['the page of the address', '7.pdf', { page: 7 }],
    ['the first page for one that there is not', '70.pdf', { page: 1 }],
  ])('of a PDF is %s', (_what, file, request) => {
    expect(firstRequestOf(report, { file })).toEqual(request);
  });

  test.each([
    ['the first segment to read', undefined, { segment: 'one.xhtml' }],
    ['the segment of the address', 'two.xhtml', { segment: 'two.xhtml' }],
    ['not known for one that there is not by this name', 'Two.xhtml', undefined],
  ])('of an EPUB is %s', (_what, file, request) => {
    expect(firstRequestOf(novel, { file })).toEqual(request);
  });

  test('is where the reader left it, whatever the address names', () => {
    expect(firstRequestOf(report, { file: '7.pdf', place: '9.pdf' })).toEqual({ page: 9 });
    const place = 'two.xhtml#epubcfi(/6/6!/4/2:7)';
    expect(firstRequestOf(novel, { file: 'one.xhtml', place })).toEqual({ segment: 'two.xhtml' });
  });

  test('of an EPUB whose order only its contents tell is not known', () => {
    expect(firstRequestOf({ ...novel, spine: undefined }, {})).toBeUndefined();
  });
});
