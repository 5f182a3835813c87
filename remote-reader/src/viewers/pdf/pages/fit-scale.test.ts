import { expect, test } from '@jest/globals';
import { fitScale } from './fit-scale.ts';

const a4 = { width: 595, height: 842 };

test('a page that would get too small fits by its width', () => {
  expect(fitScale(a4, { width: 900, height: 680 })).toBe(1.51);
  expect(fitScale(a4, { width: 390, height: 700 })).toBe(0.65);
});

test('a page that stays readable is shown whole', () => {
  expect(fitScale({ width: 300, height: 450 }, { width: 900, height: 680 })).toBe(1.51);
  expect(fitScale({ width: 720, height: 405 }, { width: 1000, height: 700 })).toBe(1.38);
});

test('never wider than the space, by hundredths, within the limits [R5.2 R9.5]', () => {
  const scale = fitScale({ width: 333, height: 1000 }, { width: 500, height: 100 });
  expect(scale).toBe(1.5);
  expect(fitScale({ width: 10, height: 10 }, { width: 900, height: 900 })).toBe(3);
  expect(fitScale({ width: 9000, height: 9000 }, { width: 300, height: 300 })).toBe(0.2);
});

test('a page too tall or too wide to be read whole is scrolled [R2.45]', () => {
  const space = { width: 1256, height: 680 };
  expect(fitScale({ width: 100, height: 435 }, space)).toBe(3);
  expect(fitScale({ width: 850, height: 3699 }, space)).toBe(1.47);
  expect(fitScale({ width: 6000, height: 400 }, space)).toBe(1);
});
