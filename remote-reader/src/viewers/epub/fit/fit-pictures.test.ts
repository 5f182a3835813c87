import { expect, test } from '@jest/globals';
import { findSizedPictures, fitPictures } from './fit-pictures.ts';

/** The marks of a picture of a size in a room. */
function fitted(size: string, room: readonly [width: number, height: number], fontScale = 1) {
  document.body.innerHTML = `<img style="${size}" alt="">`;
  const picture = document.querySelector('img') as HTMLElement;
  const pictures = findSizedPictures(document.body);
  picture.getBoundingClientRect = () => new DOMRect(0, 0, ...room);
  fitPictures(pictures, fontScale);
  return picture.getAttributeNames().filter((name) => name.startsWith('data-'));
}

test.each([
  ['is wider than a line', 'width: 2400px; height: 600px', [680, 582], ['data-leeszaal-low']],
  ['is higher than a page', 'width: 400px; height: 900px', [400, 600], ['data-leeszaal-slim']],
  ['has its room', 'width: 300px; height: 200px', [300, 200], []],
  ['is more too wide', 'width: 1200px; height: 800px', [350, 600], ['data-leeszaal-low']],
  ['is as much too high', 'width: 1200px; height: 800px', [600, 400], []],
  ['states no height', 'width: 1200px', [350, 600], []],
  ['is sized by its page', 'width: 100%; height: 100%', [350, 600], []],
  ['is not shown', 'width: 1200px; height: 800px', [0, 0], []],
] as const)('a picture that %s', (_, size, room, marks) => {
  expect(fitted(size, room)).toEqual(marks);
});

test('larger letters make pictures larger, not other ones', () => {
  expect(fitted('width: 300px; height: 200px', [600, 400], 2)).toEqual([]);
  expect(fitted('width: 400px; height: 200px', [600, 400], 2)).toEqual(['data-leeszaal-low']);
});

test('a drawing that is a page by itself is left to fill it', () => {
  const drawing = '<svg style="width: 800px; height: 900px"></svg>';
  const countOf = (markup: string) => {
    document.body.innerHTML = markup;
    return findSizedPictures(document.body).length;
  };
  expect([countOf(drawing), countOf(`${drawing}<p>x</p>`)]).toEqual([0, 1]);
});

test('a drawing that does not say what it shows shows all of its size', () => {
  const drawing = (attributes: string) => {
    document.body.innerHTML = `<svg ${attributes}><svg width="5" height="5"></svg></svg>`;
    findSizedPictures(document.body);
    return [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'));
  };
  expect(drawing('width="900" height="500px"')).toEqual(['0 0 900 500', null]);
  expect(drawing('width="900" height="500" viewBox="0 0 9 5"')).toEqual(['0 0 9 5', null]);
  expect(drawing('width="100%" height="500"')).toEqual([null, null]);
});
