import { expect, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { serverMessage, shelfName } from './shelf-name.ts';

test('a name is trimmed, and blanks alone are none', () => {
  expect(shelfName('  Ships ')).toBe('Ships');
  expect(shelfName('   ')).toBeUndefined();
});

test('a failure is told as the server tells it', () => {
  expect(serverMessage(new StatusError(409, { message: 'There are too many.' }))).toBe(
    'There are too many.',
  );
  for (const error of [new StatusError(500, null), new NetworkError(), new StatusError(400, 'x')]) {
    expect(serverMessage(error)).toBeUndefined();
  }
});
