import { expect, test } from '@jest/globals';
import { tsqueryOf } from './plain-sql.ts';

test('plain SQL finds each word in any of its forms', () => {
  expect(tsqueryOf([['kor', 'koren', 'korén'], ['zee']])).toBe("('kor'|'koren'|'korén')&('zee')");
});
