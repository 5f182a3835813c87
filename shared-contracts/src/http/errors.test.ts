import { expect, test } from '@jest/globals';
import { isStatus, NetworkError, StatusError } from './errors.ts';

test('an error of another copy of the class is known by its name', () => {
  const other = Object.assign(new Error('elsewhere'), {
    name: 'StatusError',
    status: 403,
    body: { users: ['Ada'] },
  });
  expect(other).toBeInstanceOf(StatusError);
  expect(other).not.toBeInstanceOf(NetworkError);
  expect(isStatus(other, 403)).toBe(true);
  expect(isStatus(other, 404)).toBe(false);
  expect(isStatus({ name: 'StatusError', status: 403 })).toBe(false);
});
