import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

const words = (html: string) => plainText(html).split(/\s+/).filter(Boolean);

test.each([
  ['<p>Zon &amp; zee<br>strand</p>', ['Zon', '&', 'zee', 'strand']],
  ['caf&eacute; &#x41;', ['café', 'A']],
  ['a<!-- not this -->b<br/>c', ['ab', 'c']],
  ['<p title="not > this">one</p></p></div>two', ['one', 'two']],
  ['no markup', ['no', 'markup']],
  ['1 < 2 & 3 > 2', ['1', '<', '2', '&', '3', '>', '2']],
  ['<![CDATA[x]]>', ['x']],
  ['cut <b', ['cut']],
])('the words of %j are %j', (html, expected) => {
  expect(words(html)).toEqual(expected);
});

test('two hundred thousand tags within each other are read to the innermost', () => {
  const depth = 200_000;
  for (const name of ['div', 'p', 'form', 'svg']) {
    const html = `${`<${name}>`.repeat(depth)}kernel${`</${name}>`.repeat(depth)}after`;
    expect(words(html)).toEqual(['kernel', 'after']);
    expect(words(`${`<${name}>`.repeat(depth)}kernel`)).toEqual(['kernel']);
  }
});
