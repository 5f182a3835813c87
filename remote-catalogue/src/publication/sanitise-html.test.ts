import { expect, test } from '@jest/globals';
import { plainText, sanitiseHtml } from './sanitise-html.ts';

test.each([
  ['<p>A <b>bold</b> <i>word</i></p>', '<p>A <b>bold</b> <i>word</i></p>'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="https://example.org" onclick="x()">x</a>', '<a href="https://example.org">x</a>'],
  ['<script>alert(1)</script>', ''],
  ['<p style="position:fixed" id="main">x</p>', '<p>x</p>'],
])('%s becomes %s', (html, safe) => {
  expect(String(sanitiseHtml(html))).toBe(safe);
});

test('the text alone has no marks', () => {
  expect(plainText('<p>A &amp; <b>b</b></p>')).toBe('A & b');
});
