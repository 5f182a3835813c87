import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>One.</p><p>Two.</p><ul><li>a</li><li>b</li></ul>', 'One. Two. a b'],
  ['One<br>Two &amp; <b>th</b>ree', 'One Two & three'],
  ['<img src=x onerror=alert(1)>x<script>alert(1)</script>', 'x'],
])('the words of %s do not stick together, and nothing else is left', (html, text) => {
  expect(plainText(html)).toBe(text);
});
