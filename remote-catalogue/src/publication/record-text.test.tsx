import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { formattedText, plainText } from './record-text.ts';

test.each([
  ['<p>A <b>bold</b> <i>word</i></p>', '<p>A <b>bold</b> <i>word</i></p>'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="https://example.org" onclick="x()">x</a>', '<a href="https://example.org">x</a>'],
  ['<script>alert(1)</script>', ''],
  ['<div>One.</div><div>Two.</div>', 'One. Two. '],
  ['<p style="position:fixed" id="main">x</p>', '<p>x</p>'],
])('%s becomes %s', (html, safe) => {
  const { innerHTML } = render(formattedText(html)).container;
  expect(innerHTML.replace(/^ /, '').replace(/ +/g, ' ')).toBe(safe);
});

test('the text alone has no marks', () => {
  expect(plainText('<p>A &amp; <b>b</b></p>')).toBe('A & b');
});

test('the words of blocks do not stick together', () => {
  expect(plainText('<p>One.</p><p>Two.</p><ul><li>a</li><li>b</li></ul>')).toBe('One. Two. a b');
});
