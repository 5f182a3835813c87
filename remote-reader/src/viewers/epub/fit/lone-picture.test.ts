import { expect, test } from '@jest/globals';
import { pageBox } from '../flow/page-box.ts';
import { stripOf } from './lone-picture.ts';

const SCREEN = { width: 1280, height: 690 };
const TELEPHONE = { width: 390, height: 640 };

const strip = (
  natural: { readonly width: number; readonly height: number },
  { room = SCREEN, isDrawing = false, fontScale = 1 } = {},
) =>
  stripOf({ natural, isDrawing, room, fontScale, box: pageBox('rightwards', room, 1, 'medium') });

test.each([
  ['a plate', { width: 1200, height: 1600 }],
  ['a landscape', { width: 1600, height: 900 }],
  ['a small picture', { width: 90, height: 120 }],
])('%s is shown whole on an ordinary page', (_, natural) => {
  expect(strip(natural)).toBeUndefined();
  expect(strip(natural, { room: TELEPHONE })).toBeUndefined();
});

test('a tall picture is as wide as a page, and its page is as high as the picture', () => {
  const natural = { width: 850, height: 3699 };
  expect(strip(natural)?.picture.width).toBe(680);
  expect(strip(natural)?.size).toMatchObject({ width: 1280 });
  expect(strip(natural)?.size.height).toBeGreaterThan(2900);
  const narrow = strip(natural, { room: TELEPHONE });
  expect([narrow?.picture.width, narrow?.size.width]).toEqual([350, TELEPHONE.width]);
});

test('a picture that is small itself is enlarged until it can be read', () => {
  expect(strip({ width: 100, height: 900 })?.picture).toEqual({ width: 320, height: 2880 });
});

test('a wide picture is as wide as the window, where it can be read so', () => {
  const wide = strip({ width: 2400, height: 400 });
  expect(wide?.size).toEqual(SCREEN);
  expect(wide?.picture.width).toBeGreaterThan(1200);
});

test('a very wide picture has a page that is scrolled to the side [R2.45]', () => {
  const panorama = { width: 6000, height: 500 };
  expect(strip(panorama)?.picture).toEqual(panorama);
  expect(strip(panorama)?.size.width).toBeGreaterThan(6000);
  expect(strip(panorama)?.size.height).toBe(SCREEN.height);
  expect(strip(panorama, { room: TELEPHONE })?.picture).toEqual(panorama);
});

test('a drawing, which has no size of its own, fills its page', () => {
  const drawing = strip({ width: 10, height: 60 }, { isDrawing: true });
  expect(drawing?.picture.width).toBeCloseTo(680);
});

test('a strip is zoomed with the letters [R2.45]', () => {
  const natural = { width: 850, height: 3699 };
  expect(strip(natural, { fontScale: 2 })?.picture.width).toBe(1360);
  expect(strip(natural, { fontScale: 2 })?.size.width).toBeGreaterThan(1360);
});
