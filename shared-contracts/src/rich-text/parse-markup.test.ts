import { afterEach, expect, jest, test } from '@jest/globals';
import { parseMarkup } from './parse-markup.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

test('parses HTML apart from the page', () => {
  const body = parseMarkup('<p>A <b>word</b></p>', 'sample');
  expect(body.innerHTML).toBe('<p>A <b>word</b></p>');
  expect(body.ownerDocument).not.toBe(document);
});

test('has one policy of its name', () => {
  const createHTML = jest.fn((html: string) => html);
  const createPolicy = jest.fn(() => ({ createHTML }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  for (const html of ['<i>one</i>', '<i>two</i>']) parseMarkup(html, 'once');
  expect(createPolicy.mock.calls).toEqual([['once', expect.anything()]]);
  expect(createHTML.mock.calls).toEqual([['<i>one</i>'], ['<i>two</i>']]);
});
