import { afterEach, expect, test } from '@jest/globals';
import { containsDeep, rootsAround } from './shadow-roots.ts';

afterEach(() => document.body.replaceChildren());

function nested() {
  document.body.innerHTML = '<main><div></div></main><aside></aside>';
  const main = document.querySelector('main') as Element;
  const root = (main.firstElementChild as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<section><p></p></section>';
  return { main, root, inner: root.querySelector('p') as Element };
}

test('an element contains what is in a shadow root within it', () => {
  const { main, root, inner } = nested();
  expect(main.contains(inner)).toBe(false);
  for (const outer of [document, main, root, inner]) expect(containsDeep(outer, inner)).toBe(true);
  expect(containsDeep(document.querySelector('aside') as Element, inner)).toBe(false);
  expect(containsDeep(inner, main)).toBe(false);
  expect(containsDeep(main, null)).toBe(false);
});

test('finds each shadow root around a node, and the window', () => {
  const { main, root, inner } = nested();
  expect(rootsAround(inner)).toEqual([window, root]);
  expect(rootsAround(main)).toEqual([window]);
});
