import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readerPath, readerStartOf } from './reader-address.ts';

test.each([
  [{}, '/reader/doc%201'],
  [{ file: '12.pdf' }, '/reader/doc%201?file=12.pdf'],
  [
    { file: 'text/a b.xhtml', search: { text: 'old ship', mode: 'phrase' as const } },
    '/reader/doc%201?file=text%2Fa+b.xhtml&search=%22old+ship%22',
  ],
  [{ search: { text: 'old ship', mode: 'words' as const } }, '/reader/doc%201?search=old+ship'],
])('the reader that begins with %j is at %s', (start, path) => {
  expect(readerPath('doc 1', start)).toBe(path);
});

test('what is written is read again [R2.95]', () => {
  const search = fc.record({
    text: fc.string({ minLength: 1 }).filter((text) => /^[^\s"]/.test(text) && !/\s$/.test(text)),
    mode: fc.constantFrom('words' as const, 'phrase' as const),
  });
  const start = fc.record({
    file: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    search: fc.option(search, { nil: undefined }),
  });
  fc.assert(
    fc.property(start, (written) => {
      const { search: query } = new URL(readerPath('x', written), 'http://portal.example');
      expect(readerStartOf(query)).toEqual(written);
    }),
  );
});

test.each(['', '?', '?file=&search=', '?search=%22%22', '?search=+', '?x=%zz'])(
  'nothing comes of %j',
  (query) => {
    expect(readerStartOf(query)).toEqual({});
  },
);
