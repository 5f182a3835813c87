import { describe, expect, test } from '@jest/globals';
import { readTextLink, splitLink } from './segment-link.ts';

test.each([
  ['a.xhtml', 'a.xhtml', undefined],
  ['text/a.xhtml#n1', 'text/a.xhtml', 'n1'],
  ['text/a.xhtml?licenseKey=k#n1', 'text/a.xhtml', 'n1'],
  ['./text/a.xhtml', 'text/a.xhtml', undefined],
  ['/a.xhtml', 'a.xhtml', undefined],
  ['a%20b/%C3%A9.xhtml#%C3%A9', 'a b/é.xhtml', 'é'],
  ['caf%E9%20b.xhtml', 'café b.xhtml', undefined],
  ['100%25%.xhtml', '100%25%.xhtml', undefined],
  ['a%zz.xhtml', 'a%zz.xhtml', undefined],
  ['a.xhtml#', 'a.xhtml', undefined],
  ['a.xhtml#epubcfi(/6/4!/4/2/1:3)', 'a.xhtml', 'epubcfi(/6/4!/4/2/1:3)'],
  ['#n1', '', 'n1'],
  ['', '', undefined],
])('%j is %j and %j [R3.1]', (link, path, fragment) => {
  expect(splitLink(link)).toEqual({ path, fragment });
});

describe('links in the text', () => {
  const root = 'https://library.test/api/appearances/doc/';

  test('lead into the document [R2.53]', () => {
    expect(readTextLink(`${root}text/b%20c.xhtml?licenseKey=k#n1`, root)).toEqual({
      kind: 'inside',
      link: { path: 'text/b c.xhtml', fragment: 'n1' },
    });
  });

  test('or out of it [R2.53]', () => {
    const url = 'https://library.test/api/appearances/other/b.xhtml';
    expect(readTextLink(url, root)).toEqual({ kind: 'outside', url });
  });
});
