import { describe } from '@jest/globals';
import { testQueues } from './testing/queues.ts';

describe('people who wait [S2.290 S2.291 S2.292]', () => testQueues(200));
