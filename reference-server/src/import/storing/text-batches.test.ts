import { expect, it } from '@jest/globals';
import type { DocumentUnit } from '../../documents/model/imported-document.contract.ts';
import { textBatches } from './text-batches.ts';

const KIBI = 1024;

const units = (...lengths: number[]): DocumentUnit[] =>
  lengths.map((length, at) => ({
    address: `${at}`,
    label: undefined,
    text: 'x'.repeat(length),
    linear: true,
    layout: 'reflowable',
    size: undefined,
  }));
const shape = (of: readonly DocumentUnit[]) =>
  textBatches(of).map(({ from, units: { length } }) => [from, length]);

it('puts fifty small pages into one batch', () => {
  expect(shape(units(...Array.from({ length: 125 }, () => 10)))).toEqual([
    [0, 50],
    [50, 50],
    [100, 25],
  ]);
});

it('puts fewer pages into one when they are long, and one that is longer still by itself', () => {
  expect(shape(units(24 * KIBI, 24 * KIBI, 1, 90 * KIBI, 1, 1))).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
    [4, 2],
  ]);
});

it('makes none of nothing', () => {
  expect(shape([])).toEqual([]);
});
