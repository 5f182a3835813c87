import { expect, test } from '@jest/globals';
import type { DocumentRecord } from '../documents/serving/document-record.ts';
import { firstFile } from './first-file.ts';

const common = { docKey: 'd', pubKey: 'p', sha256: '', mimeType: '', textBytes: [] };
const pdf = {
  ...common,
  pageCount: 9,
  structure: { format: 'pdf' },
} as unknown as DocumentRecord;
const segment = (path: string, linear = true) => ({ path, linear, layout: 'reflowable' });
const epub = (...spine: ReturnType<typeof segment>[]) =>
  ({ ...common, pageCount: 0, structure: { format: 'epub', spine } }) as unknown as DocumentRecord;

test.each([
  ['', 1],
  ['7.pdf', 7],
  ['./9.pdf#top', 9],
  ['10.pdf', 1],
  ['0.pdf', 1],
  ['one.xhtml', 1],
])('a PDF opened at %j begins at page %i [S2.164]', (at, page) => {
  expect(firstFile(pdf, at)).toEqual({ call: 'getPage', params: { docKey: 'd', page } });
});

test.each([
  ['', 'one.xhtml'],
  ['a%20b.xhtml#end', 'a b.xhtml'],
  ['./a b.xhtml', 'a b.xhtml'],
  ['cover.xhtml', 'cover.xhtml'],
  ['missing.xhtml', 'one.xhtml'],
  ['%ff.xhtml', 'one.xhtml'],
])('an EPUB opened at %j begins at %j [S2.164]', (at, file) => {
  const book = epub(segment('cover.xhtml', false), segment('one.xhtml'), segment('a b.xhtml'));
  expect(firstFile(book, at)).toEqual({ call: 'getDocumentFile', params: { docKey: 'd', file } });
});

test('a book without linear segments begins with its first, and one without any has none', () => {
  expect(firstFile(epub(segment('x', false)), '')?.params).toEqual({ docKey: 'd', file: 'x' });
  expect(firstFile(epub(), '')).toBeUndefined();
});
