import { expect, test } from '@jest/globals';
import { linkOfBegin } from './link-of-begin.ts';

test('an address is opened at its place, else its file, else the beginning of a search [R2.176]', () => {
  const search = { text: 'ship', mode: 'words' } as const;
  expect(linkOfBegin({})).toBeUndefined();
  expect(linkOfBegin({ file: 'a/50%.xhtml', search })).toBe('a/50%25.xhtml');
  expect(linkOfBegin({ file: '3.pdf', place: '12.pdf' })).toBe('12.pdf');
  expect(linkOfBegin({ search })).toBe('');
});
