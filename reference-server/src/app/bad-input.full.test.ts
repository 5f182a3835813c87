import { describe } from '@jest/globals';
import { testBadInput } from './testing/bad-input.ts';

describe('much bad input [C7.16]', () => {
  testBadInput(1_000);
});
