import { describe, expect, test } from '@jest/globals';
import { readWheel, stepsTowards, type WheelPinch } from './zoom-gesture.ts';
import { FONT_ZOOM, PAGE_ZOOM, zoomedBy } from './zoom-steps.ts';

describe('steps towards a scale', () => {
  test.each([
    [1.1, 1, 1],
    [1.09, 1, 0],
    [1.35, 1, 3],
    [0.9, 1, -1],
    [0.95, 1, 0],
    [9, 2.8, 2],
    [0, 0.4, -2],
    [1, 1, 0],
  ])('towards %d from %d it is %d', (wanted, scale, steps) => {
    expect(stepsTowards(wanted, scale, PAGE_ZOOM)).toBe(steps);
  });

  test('letters have larger steps', () => {
    expect(stepsTowards(1.3, 1, FONT_ZOOM)).toBe(1);
    expect(stepsTowards(1.1, 1, FONT_ZOOM)).toBe(0);
  });
});

describe('turns of the wheel', () => {
  /** The scale after wheel events at intervals of 16 ms. */
  function turned(deltas: readonly number[], from: number, pause = 16): number {
    let scale = from;
    let wheelPinch: WheelPinch | undefined;
    for (const [index, delta] of deltas.entries()) {
      const meaning = readWheel(wheelPinch, { delta, at: index * pause }, scale, PAGE_ZOOM);
      wheelPinch = meaning.wheelPinch;
      scale = zoomedBy(scale, meaning.steps, PAGE_ZOOM);
    }
    return scale;
  }

  test('a notch is a step, whatever the scale', () => {
    expect(turned([-100], 1)).toBe(1.1);
    expect(turned([120], 2.5)).toBe(2.4);
    expect(turned([-100, -100, -100], 0.2)).toBe(0.5);
  });

  test('a glide becomes as many steps as its length, not one for each turn [R2.82]', () => {
    expect(turned(Array(10).fill(-4), 1)).toBe(1.4);
    expect(turned(Array(3).fill(-2), 1)).toBe(1);
  });

  test('a glide that rests begins anew', () => {
    expect(turned(Array(4).fill(-6), 1, 500)).toBe(1);
    expect(turned(Array(4).fill(-6), 1)).toBe(1.2);
  });

  test('past the end nothing is stored up', () => {
    const out = [...Array(60).fill(8), ...Array(5).fill(-10)];
    expect(turned(out, 1)).toBeGreaterThan(0.2);
  });
});
