import { expect, it } from '@jest/globals';
import { freeRef, refOf } from './client-ref.ts';

it.each([
  ['Bibliotheek Waterland', 'bibliotheek-waterland'],
  ['Médiathèque de l’Étang', 'mediatheque-de-l-etang'],
  ['Bücherei  42', 'bucherei-42'],
  ['Großheim', 'grossheim'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['Łódź', 'lodz'],
  ['図書館', 'library'],
  [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
])('the reference of %s is %s', (name, ref) => {
  expect(refOf(name)).toBe(ref);
});

it('is followed by a numeral where another client has it, within the limit', () => {
  const long = 'x'.repeat(40);
  const taken = new Set(['waterland', 'waterland-2', long]);
  expect(freeRef('Waterland', taken)).toBe('waterland-3');
  expect(freeRef('Rijnland', taken)).toBe('rijnland');
  expect(freeRef(long, taken)).toBe(`${'x'.repeat(38)}-2`);
});
