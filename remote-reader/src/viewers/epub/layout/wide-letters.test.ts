import { expect, test } from '@jest/globals';
import { widened, widenLetters } from './wide-letters.ts';

test('signs of ASCII become as wide as ideographs, everything else stays', () => {
  expect(widened('これ 12ab!~é')).toBe('これ １２ａｂ！～é');
});

test('texts are widened where the styles of the book ask for it [R2.72]', () => {
  document.body.innerHTML =
    '<p style="--leeszaal-wide-letters: on">a<b style="--leeszaal-wide-letters: on">b</b><i style="--leeszaal-wide-letters: off">c</i></p><p>d</p>';
  widenLetters(document, []);
  expect(document.body.textContent).toBe('ａｂcd');
});
