import { expect, test } from '@jest/globals';
import { connectionOf } from './connection-of.ts';

const modules = [
  { connection: 5, module: 1, name: 'a', actions: [], advancedFields: [] },
  { connection: 1, module: 7, name: 'b', actions: [], advancedFields: [] },
];

test.each([
  [1, 1],
  [5, 5],
  [7, 1],
  [9, undefined],
])('source %i is connection %s [C3.4]', (sourceModule, connection) => {
  expect(connectionOf({ id: 1, title: 't', sourceModule, cover: undefined }, modules)).toBe(
    connection,
  );
});
