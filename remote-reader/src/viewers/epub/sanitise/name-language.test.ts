import { expect, test } from '@jest/globals';
import { LANGUAGE_OF_PACKAGE, languageTag, nameLanguage } from './name-language.ts';
import { XML } from './namespaces.ts';
import { sanitiseSegment } from './testing/sanitise-now.ts';

const ROOT = 'https://library.test/api/appearances/doc/';

function segment(markup: string) {
  const { document } = sanitiseSegment(
    { markup, mediaType: 'application/xhtml+xml', path: 'a.xhtml', address: `${ROOT}a.xhtml` },
    ROOT,
  );
  nameLanguage(document, 'de-AT');
  return document.documentElement;
}
const xhtml = (root: string, body = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml"${root}><body${body}><p>A</p></body></html>`;

test('a segment without a language has that of its book [R2.80]', () => {
  const root = segment(xhtml(''));
  expect(root.lang).toBe('de-AT');
  expect(root.getAttributeNS(XML, 'lang')).toBe('de-AT');
  expect(root.hasAttribute(LANGUAGE_OF_PACKAGE)).toBe(true);
});

test.each([
  [' lang="nl"', '', 'nl'],
  [' xml:lang="fr"', '', 'fr'],
  [' lang=""', '', ''],
  ['', ' xml:lang="en"', ''],
])('a segment that names one%s%s keeps it', (root, body, lang) => {
  expect(segment(xhtml(root, body)).lang).toBe(lang);
});

test.each([
  ['en', 'en'],
  [' EN-us ', 'en-US'],
  ['nl_BE', 'nl-BE'],
  ['und', undefined],
  ['English', undefined],
  ['', undefined],
  [null, undefined],
])('a package that says %j says %j', (said, tag) => {
  expect(languageTag(said)).toBe(tag);
});
