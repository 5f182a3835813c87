import { testInterleavings } from './testing/interleavings.ts';

/* `interleavings.full.test.ts` runs ten times as many. */
testInterleavings(1_000);
