import { describe, expect, test } from '@jest/globals';
import { markText } from './mark-text.ts';
import { readText } from './text-stream.ts';

const body = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body;
};

describe('readText', () => {
  test('joins what is inline and breaks at blocks', () => {
    const { text } = readText(body('<p>in<b>spec</b>t</p><p>or</p>a<br>b'));
    expect(text.replaceAll(/\n+/g, '|')).toBe('|inspect|or|a|b');
  });

  test('leaves out what is not text to read', () => {
    const { text } = readText(body('<style>p{}</style><ruby>漢<rp>(</rp><rt>kan</rt></ruby>字'));
    expect(text).toBe('漢字');
  });

  test('finds the way back to the nodes', () => {
    const stream = readText(body('<p>in<b>spec</b>t</p>'));
    const from = stream.text.indexOf('ins');
    const range = stream.range({ from: from + 1, to: from + 7 });
    expect(range.toString()).toBe('nspect');
    expect(range.startContainer.textContent).toBe('in');
    expect(range.endContainer.textContent).toBe('t');
  });
});

test('markText answers the hits in order and leaves the document as it is', () => {
  const root = body('<p>The <i>s</i>ea.</p><p>SEA</p>');
  const before = root.innerHTML;
  expect(markText(root, ['sea']).map(String)).toEqual(['sea', 'SEA']);
  expect(markText(root, [])).toEqual([]);
  expect(root.innerHTML).toBe(before);
});
