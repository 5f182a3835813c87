import { expect, test } from '@jest/globals';
import { stepByArrow, tabbableIn } from './tabbable.ts';

test.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['ltr', 'ArrowDown', undefined],
])('in %s %s steps by %s', (direction, key, step) => {
  const row = document.createElement('div');
  row.style.direction = direction;
  expect(stepByArrow(key, row)).toBe(step);
});

test('finds what the Tab key reaches', () => {
  const panel = document.createElement('div');
  panel.innerHTML = `<a id="link" href="/"></a><a></a><button id="button"></button><button disabled></button>
    <input tabindex="-1"><p id="text" tabindex="0"></p><p></p>
    <p id="editor" contenteditable="true"></p><p contenteditable="false"></p>`;
  expect([...tabbableIn(panel)].map(({ id }) => id)).toEqual(['link', 'button', 'text', 'editor']);
});
