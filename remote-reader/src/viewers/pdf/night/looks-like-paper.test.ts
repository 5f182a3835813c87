import { expect, test } from '@jest/globals';
import { looksLikePaper } from './looks-like-paper.ts';

type Colour = readonly [number, number, number];
const WHITE: Colour = [255, 255, 255];
const YELLOWED: Colour = [236, 226, 205];
const INK: Colour = [30, 28, 26];
const SKY: Colour = [150, 190, 250];
const SHADE: Colour = [110, 104, 96];

/** A picture with a number of pixels of each colour. */
const picture = (...parts: readonly (readonly [number, Colour])[]) =>
  parts.flatMap(([count, colour]) => Array.from({ length: count }, () => [...colour, 255]).flat());

test.each([
  ['a scanned page', picture([80, WHITE], [20, INK]), true],
  ['a page gone yellow', picture([80, YELLOWED], [20, INK]), true],
  ['a photograph', picture([40, SKY], [40, SHADE], [20, WHITE]), false],
  ['a dark one', picture([95, INK], [5, WHITE]), false],
])('a scan is paper, a photograph is not: %s [R2.74]', (_, pixels, paper) => {
  expect(looksLikePaper(pixels)).toBe(paper);
});
