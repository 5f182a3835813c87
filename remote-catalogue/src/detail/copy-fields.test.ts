import { expect, test } from '@jest/globals';
import { publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { copyFacts, copyPlace } from './copy-fields.ts';

const copyOf = (copy: object) => {
  const [first] = v.parse(publicationCodec.schema, { id: 1, copies: [copy] }).copies;
  if (!first) throw new Error('no copy');
  return first;
};

test('a copy says everything that its record says of it [C2.126]', () => {
  const copy = copyOf({
    year: '1909',
    part: '3',
    subscription: 'running',
    registry: 'BW 1.01',
    isbn: '9789025363963',
    edition: '2nd',
    collation: '312 p.',
    library: 'Centre',
    location: 'Hall',
    document: 'Register',
    loanable: 'y',
    loanedInfo: '2026-12-01',
    additionalinfo: 'signed',
  });
  expect(copyPlace(copy)).toBe('Centre · Hall');
  expect(copyFacts(copy).map(({ key, value }) => `${key}: ${value}`)).toEqual([
    'year: 1909',
    'part: 3',
    'subscription: running',
    'edition: 2nd',
    'isbn: 9789025363963',
    'registry: BW 1.01',
    'collation: 312 p.',
    'document: Register',
    'additionalInfo: signed',
  ]);
});

test('what is blank is not there [C2.126]', () => {
  const copy = copyOf({ library: ' ', location: 'Hall', year: '  ', part: null });
  expect(copyPlace(copy)).toBe('Hall');
  expect(copyFacts(copy)).toEqual([]);
});
