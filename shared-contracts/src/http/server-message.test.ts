import { expect, test } from '@jest/globals';
import { NetworkError, StatusError } from './errors.ts';
import { isInvalidRequest, serverMessage } from './server-message.ts';

test.each([
  [{ message: 'body.name: Invalid length', code: 'invalid-request' }],
  [{ message: 'A value is out of range', code: 'invalid-request' }],
  [{ message: 'Body.items[0].name: Invalid length' }],
  [{ message: 'query: holds characters that are no text' }],
])('a refusal by validation is no message for people: %j', (body) => {
  const error = new StatusError(400, body);
  expect(serverMessage(error)).toBeUndefined();
  expect(isInvalidRequest(error)).toBe(true);
});

test('a failure is told as the server tells it', () => {
  expect(serverMessage(new StatusError(409, { message: 'There are too many.' }))).toBe(
    'There are too many.',
  );
  for (const error of [new StatusError(500, null), new NetworkError(), new StatusError(400, 'x')]) {
    expect(serverMessage(error)).toBeUndefined();
    expect(isInvalidRequest(error)).toBe(false);
  }
});
