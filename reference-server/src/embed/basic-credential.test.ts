import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readBasicCredential } from './basic-credential.ts';
import { basic } from './testing/embed-library.ts';

test('reads what a server wrote', () => {
  const id = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes(':'));
  fc.assert(
    fc.property(id, fc.string({ unit: 'grapheme' }), (name, secret) => {
      expect(readBasicCredential(basic({ id: name, secret }))).toEqual({ id: name, secret });
    }),
  );
});

test.each([
  undefined,
  '',
  'Basic',
  'Basic ',
  'Basic !!!',
  'Bearer YTpi',
  'YTpi',
  `Basic ${Buffer.from('no colon').toString('base64')}`,
  `Basic ${Buffer.from(':no name').toString('base64')}`,
])('takes %j for none', (header) => {
  expect(readBasicCredential(header)).toBeUndefined();
});
