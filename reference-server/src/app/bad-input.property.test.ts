import { describe } from '@jest/globals';
import { testBadInput } from './testing/bad-input.ts';

/* `bad-input.full.test.ts` runs ten times as many. */
describe('bad input [C7.16]', () => {
  testBadInput(100);
});
