import { expect, test } from '@jest/globals';
import { separateBlocks } from './separate-blocks.ts';

const textOf = (html: string) =>
  separateBlocks(html)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['<p>One.</p>Two', 'One. Two'],
  ['One<br>Two<BR/>Three', 'One Two Three'],
  ['<h3>Head</h3><ul><li>a</li><li>b</li></ul>', 'Head a b'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['<b>b</b>ook and <span>pa</span>ge', 'book and page'],
  ['<param>x</param>y', 'xy'],
])('%s keeps its words apart', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test('leaves what stays as it is', () => {
  expect(separateBlocks('<p>a</p><div>b</div>', ['p'])).toBe('<p>a</p> <div>b </div>');
});
