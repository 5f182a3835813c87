import { expect, test } from '@jest/globals';
import { readCfi, writeCfi } from '../book/cfi.ts';
import { bundleChildren, isBundle } from './bundles.ts';

const CHAPTER = `<h1>One</h1>\n${'<p>a <i>word</i></p>\n'.repeat(1500)}
  between <b>blocks</b>\n<hr>${'<p>two</p>'.repeat(1500)}`;

function chapter(): Document {
  // In a body of its own: a live collection of children is updated at each change.
  const body = document.createElement('body');
  body.innerHTML = CHAPTER;
  document.body.replaceWith(body);
  // The body is not displayed before the layout.
  document.body.style.display = 'none';
  return document;
}
const bundles = () => [...document.body.children].filter(isBundle);
const flat = () => document.body.innerHTML.replaceAll(/<\/?leeszaal-bundle>/g, '');

test('thousands of children are bundled in their order, and what is no block stays where it is [R2.121]', () => {
  const before = chapter().body.innerHTML;
  bundleChildren(document, [{ css: 'p { margin: 0 } h1 { color: red }' }]);
  expect(bundles().map(({ childElementCount }) => childElementCount)).toEqual([
    500, 500, 500, 1, 500, 500, 500, 1,
  ]);
  expect(flat()).toBe(before);
  expect(isBundle(document.querySelector('b')?.parentNode ?? null)).toBe(false);
});

test.each(['p + p { text-indent: 1em }', 'body > p { margin: 0 }', 'p:first-child { color: red }'])(
  'not where a book could tell: %s',
  (css) => {
    chapter();
    bundleChildren(document, [{ css }]);
    expect(bundles()).toEqual([]);
  },
);

test('an ordinary chapter is left alone', () => {
  document.body.innerHTML = '<p>a</p>'.repeat(1999);
  bundleChildren(document, []);
  expect(bundles()).toEqual([]);
});

test('a place is called the same with and without bundles, and found again [R2.121]', () => {
  chapter();
  const nodes = [0, 1, 700, 1499, 1500, 2999].map(
    (at) => document.querySelectorAll('p')[at]?.firstChild as Text,
  );
  const normalised = document.querySelector('b')?.firstChild as Text;
  const points = [...nodes, normalised].map((node) => ({ node, offset: 1 }));
  const names = points.map((point) => writeCfi(0, point));
  bundleChildren(document, []);
  expect(points.map((point) => writeCfi(0, point))).toEqual(names);
  expect(names.map((name) => readCfi(name, document))).toEqual(points);
});
