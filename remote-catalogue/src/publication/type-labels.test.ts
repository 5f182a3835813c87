import { expect, test } from '@jest/globals';
import { withTypeLabels } from './type-labels.ts';

const book = { documentType: 'Book', documentTypeLabels: { nl: 'Boek' } };
const map = { documentType: 'Map', documentTypeLabels: { nl: 'Kaart' } };

test('names come from the publications that were seen, the first of a type counts', () => {
  const known = withTypeLabels(new Map(), [
    book,
    { documentType: 'Score', documentTypeLabels: undefined },
  ]);
  expect([...known]).toEqual([['Book', { nl: 'Boek' }]]);
  const more = withTypeLabels(known, [{ ...book, documentTypeLabels: { nl: 'Werk' } }, map]);
  expect([...more]).toEqual([
    ['Book', { nl: 'Boek' }],
    ['Map', { nl: 'Kaart' }],
  ]);
});

test('without news the map stays the same', () => {
  const known = withTypeLabels(new Map(), [book]);
  expect(
    withTypeLabels(known, [book, { documentType: undefined, documentTypeLabels: undefined }]),
  ).toBe(known);
});
