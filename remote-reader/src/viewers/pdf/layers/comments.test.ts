import { describe, expect, jest, test } from '@jest/globals';

// pdf.js itself needs a browser.
jest.unstable_mockModule('pdfjs-dist', () => ({
  PDFDateString: { toDateObject: (text: string) => new Date(text) },
}));
const { readComments } = await import('./comments.ts');

const rect = [10, 10, 30, 30] as const;
const note = (id: string, text: string, more: object = {}) => ({
  ...{ id, subtype: 'Text', rect, contentsObj: { str: text }, titleObj: { str: 'Ann' } },
  ...more,
});

describe('the comments on a page', () => {
  test('have an author, a date and answers, in their order [R2.46]', () => {
    const threads = readComments([
      note('3', 'No.', { inReplyTo: '2', modificationDate: '2021-03-03' }),
      note('2', 'Really?', { inReplyTo: '1', modificationDate: '2021-02-02' }),
      note('1', 'Wrong\r\nyear.', { modificationDate: '2021-01-01' }),
    ]);
    expect(threads).toEqual([
      {
        ...{ author: 'Ann', date: new Date('2021-01-01'), text: 'Wrong\nyear.', rect },
        replies: [
          { author: 'Ann', date: new Date('2021-02-02'), text: 'Really?' },
          { author: 'Ann', date: new Date('2021-03-03'), text: 'No.' },
        ],
      },
    ]);
  });

  test('are those of highlights too, and not what is read elsewhere [R2.46]', () => {
    const threads = readComments([
      note('1', 'Look at this', { subtype: 'Highlight' }),
      note('2', '', { richText: { str: 'Rich' } }),
      note('3', ' '),
      note('4', 'Typed', { subtype: 'FreeText' }),
      note('5', 'A field', { subtype: 'Widget' }),
      note('6', 'Accepted by Ann', { inReplyTo: '1', stateModel: 'Review' }),
    ]);
    expect(threads.map(({ text, replies }) => [text, replies.length])).toEqual([
      ['Look at this', 0],
      ['Rich', 0],
    ]);
  });

  test('that answer one another in a ring, or what is gone, are comments of their own [R2.46]', () => {
    const threads = readComments([
      note('1', 'a', { inReplyTo: '2' }),
      note('2', 'b', { inReplyTo: '1' }),
      note('3', 'c', { inReplyTo: '9' }),
    ]);
    expect(threads.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });
});
