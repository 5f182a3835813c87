import { testQueues } from './testing/queues.ts';

testQueues(200);
