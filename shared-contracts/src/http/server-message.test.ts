import { expect, test } from '@jest/globals';
import { NetworkError, StatusError } from './errors.ts';
import { serverMessage } from './server-message.ts';

test('a failure is told as the server tells it', () => {
  expect(serverMessage(new StatusError(409, { message: 'There are too many.' }))).toBe(
    'There are too many.',
  );
  for (const error of [new StatusError(500, null), new NetworkError(), new StatusError(400, 'x')]) {
    expect(serverMessage(error)).toBeUndefined();
  }
});
