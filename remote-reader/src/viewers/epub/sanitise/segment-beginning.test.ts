import { expect, test } from '@jest/globals';
import type { Segment } from '../../../source/document-source.contract.ts';
import { beginningOf, looksTheSame } from './segment-beginning.ts';
import { isWellFormed } from './well-formed.ts';

const HEAD =
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>';
const PARAGRAPH = `<p>${'words of a chapter '.repeat(20)}<br/></p>`;

const segmentOf = (markup: string): Segment => ({
  path: 'a.xhtml',
  mediaType: 'application/xhtml+xml',
  address: 'https://library.test/doc/a.xhtml',
  markup,
});
const inBody = (content: string) => segmentOf(`${HEAD}</head><body>${content}</body></html>`);

test('a long segment has a beginning that is as well-formed as the whole [R2.198]', () => {
  const segment = inBody(`<section><h1>One</h1><div>${PARAGRAPH.repeat(1000)}</div></section>`);
  const beginning = beginningOf(segment);
  const markup = beginning?.markup ?? '';
  expect(beginning).toEqual({ ...segment, markup });
  expect(isWellFormed(markup)).toBe(true);
  expect(markup).toMatch(/<\/p><\/div><\/section><\/body><\/html>$/);
  const text = markup.slice(0, markup.lastIndexOf('</p>'));
  expect(segment.markup.startsWith(text)).toBe(true);
  expect(text.length).toBeGreaterThan(30_000);
  expect(text.length).toBeLessThan(32_000);
});

test.each([
  ['inside a table', `<table>${'<tr><td>cell</td></tr>'.repeat(20_000)}</table>`],
  ['inside a drawing', `<svg:svg>${'<svg:g></svg:g>'.repeat(20_000)}</svg:svg>`],
  ['inside one paragraph', `<p>${'word '.repeat(60_000)}</p>`],
  ['where tags do not match', `<p><b>text</p>${PARAGRAPH.repeat(1000)}`],
  ['behind a stray sign', `<p>a < b</p>${PARAGRAPH.repeat(1000)}`],
])('a segment is not cut %s [R2.199]', (_where, content) => {
  expect(beginningOf(inBody(content))).toBeUndefined();
});

test('a segment is cut after a table, and not in its head [R2.199]', () => {
  const table = `<table>${'<tr><td>cell</td></tr>'.repeat(2000)}</table>`;
  const styled = `${HEAD}<style>${'p{margin:0}'.repeat(4000)}</style></head><body>`;
  const ends = (markup: string) => beginningOf(segmentOf(markup))?.markup.slice(-30);
  const rest = `${PARAGRAPH.repeat(1000)}</body></html>`;
  expect(ends(`${HEAD}</head><body>${table}${rest}`)).toMatch(/<\/table><\/body><\/html>$/);
  expect(ends(styled + rest)).toMatch(/<\/p><\/body><\/html>$/);
});

test.each([
  ['p:last-child { margin: 0 }', false],
  ['p:nth-last-of-type(2) { margin: 0 }', false],
  ['div:has(> table) { margin: 0 }', false],
  ['p:first-child, p + p { margin: 0 }', true],
])('styles that depend on what follows are found: %s [R2.199]', (css, expected) => {
  expect(looksTheSame([{ css: 'p { color: red }' }, { css }])).toBe(expected);
});
