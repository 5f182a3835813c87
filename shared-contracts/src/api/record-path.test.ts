import { expect, test } from '@jest/globals';
import { recordAt, recordPath } from './record-path.ts';

test('the path of a record names its connection and id, and is read back [C2.340]', () => {
  const record = { connection: 0, id: 1234 };
  expect(recordPath(record)).toBe('/record/0/1234');
  expect(recordAt(recordPath(record))).toEqual(record);
  expect(recordAt('/record/7/08/')).toEqual({ connection: 7, id: 8 });
});

test.each([
  '/record',
  '/record/1',
  '/record/a/1',
  '/record/1/2/3',
  '/record/1/-2',
  '/x/record/1/2',
])('%s is no record’s path [C2.340]', (path) => {
  expect(recordAt(path)).toBeUndefined();
});
