import { describe, expect, it } from '@jest/globals';
import type { Pixels } from './pixels.contract.ts';
import { scaledDown } from './scale-down.ts';

const picture = (width: number, ...pixels: readonly (readonly number[])[]): Pixels => ({
  width,
  height: pixels.length / width,
  data: Uint8Array.from(pixels.flat()),
});

describe('a picture that is made smaller', () => {
  it('has in each place the mean of what was there, in parts', () => {
    const [dark, mid, light] = [
      [0, 30, 0, 255],
      [60, 60, 0, 255],
      [240, 90, 0, 255],
    ];
    const row = picture(3, dark ?? [], mid ?? [], light ?? []);
    expect(scaledDown(row, 2)).toEqual(picture(2, [20, 40, 0, 255], [180, 80, 0, 255]));
    const square = picture(2, [0, 0, 0, 255], [100, 0, 0, 255], [0, 8, 0, 255], [100, 0, 0, 255]);
    expect(scaledDown(square, 1)).toEqual(picture(1, [50, 2, 0, 255]));
  });

  it('takes no colour from what is clear', () => {
    const edge = picture(2, [255, 255, 255, 0], [40, 50, 60, 255]);
    expect(scaledDown(edge, 1)).toEqual(picture(1, [40, 50, 60, 128]));
    const glass = picture(2, [9, 9, 9, 0], [9, 9, 9, 0]);
    expect(scaledDown(glass, 1)).toEqual(picture(1, [0, 0, 0, 0]));
  });

  it('stays as it is when it is small enough', () => {
    const small = picture(1, [1, 2, 3, 4]);
    expect(scaledDown(small, 1)).toBe(small);
  });

  it('keeps its shape, but never nothing of it', () => {
    const wide = picture(4, ...Array.from({ length: 4 }, () => [7, 7, 7, 255]));
    expect(scaledDown(wide, 1)).toEqual(picture(1, [7, 7, 7, 255]));
  });
});
