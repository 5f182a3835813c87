import { expect, jest, test } from '@jest/globals';
import { stylePictures } from './style-pictures.ts';

test('pictures that styles draw are found, each once, and text that looks like one is not [R2.57]', () => {
  const styleOf = window.getComputedStyle;
  const nothing = document.createElement('p').style;
  // jsdom does not compute styles of pseudo-elements.
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, pseudo) => (pseudo ? nothing : styleOf(element)));
  document.head.innerHTML = `<style>
    .sheet { background-image: linear-gradient(red, blue), url("https://books.test/a.png?licenseKey=1") }
    .twice { background: url("https://books.test/a.png?licenseKey=1") }
    li { list-style-image: url("https://books.test/dot.svg") }
  </style>`;
  document.body.innerHTML = `<p class="sheet">url("https://books.test/text.png")</p>
    <p class="twice"></p><ul><li>One</li></ul><p>None</p>`;
  expect([...stylePictures(document)].sort()).toEqual([
    'https://books.test/a.png?licenseKey=1',
    'https://books.test/dot.svg',
  ]);
});
