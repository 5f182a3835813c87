import { expect, test } from '@jest/globals';
import { LOGO_LIMIT, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { logoFault, refusedFault } from './logo-file.ts';

test.each(['image/bmp', 'image/jpeg', 'image/png', 'image/x-png', 'image/gif'])(
  '%s can be a logo [C5.15]',
  (type) => {
    expect(logoFault({ type, size: 1 })).toBeUndefined();
  },
);

test.each(['image/svg+xml', 'image/webp', 'text/html', ''])('%s cannot [C5.15]', (type) => {
  expect(logoFault({ type, size: 1 })).toBe('wrong-type');
});

test('a file has to be chosen [C5.15]', () => {
  expect(logoFault(undefined)).toBe('none-selected');
  expect(logoFault({ type: 'image/png', size: 0 })).toBe('none-selected');
});

test('a file has an end [C5.17]', () => {
  expect(logoFault({ type: 'image/png', size: LOGO_LIMIT })).toBeUndefined();
  expect(logoFault({ type: 'image/png', size: LOGO_LIMIT + 1 })).toBe('too-large');
});

test('what the server refuses is told from its status, in no language [C5.17]', () => {
  const refused = (status: number) => refusedFault(new StatusError(status, 'Some words'));
  expect([400, 413, 415].map(refused)).toEqual(['none-selected', 'too-large', 'wrong-type']);
  expect([403, 409, 500].map(refused)).toEqual([undefined, undefined, undefined]);
  expect(refusedFault(new NetworkError('gone'))).toBeUndefined();
});
