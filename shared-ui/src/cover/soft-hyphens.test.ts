import { expect, test } from '@jest/globals';
import { withSoftHyphens } from './soft-hyphens.ts';

const shown = (title: string): string => withSoftHyphens(title).replaceAll('\u00ad', '-');

test('only very long words may be broken, between syllables', () => {
  expect(shown('Verzekeringswetenschap')).toBe('Ver-ze-ke-ringswe-tenschap');
  expect(shown('Middlemarch')).toBe('Middlemarch');
});
