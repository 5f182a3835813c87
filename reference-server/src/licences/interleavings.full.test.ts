import { testInterleavings } from './testing/interleavings.ts';

testInterleavings(10_000);
