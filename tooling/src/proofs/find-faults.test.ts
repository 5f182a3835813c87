import { expect, test } from '@jest/globals';
import { findFaults, findUnproved } from './find-faults.ts';

const statement = (id: string) => ({ id, text: `text of ${id}` });
const unit = (...ids: string[]) => ({ file: 'host/src/a.test.ts', title: 'opens', ids });
const journey = (...ids: string[]) => ({ file: 'e2e/src/a.spec.ts', title: 'is lost', ids });
const situation = { name: 'Network failure', id: 'C8.1' };

test('each statement has a test and each error situation a journey', () => {
  const statements = [statement('C2.1'), statement('C8.1')];
  const proofs = { statements, situations: [situation], tests: [unit('C2.1'), journey('C8.1')] };
  expect(findFaults(proofs)).toEqual([]);
});

test('a statement without a test is a fault', () => {
  const proofs = { statements: [statement('C2.1')], situations: [], tests: [] };
  expect(findUnproved(proofs)).toEqual(['C2.1 has no test: text of C2.1']);
});

test('a number of two statements is a fault', () => {
  const statements = [statement('C2.1'), statement('C2.1')];
  expect(findFaults({ statements, situations: [], tests: [unit('C2.1')] })).toEqual([
    'C2.1 is the number of two statements, also of “text of C2.1”',
  ]);
});

test('a tag that no statement has is a fault', () => {
  const statements = [statement('C2.1')];
  expect(findFaults({ statements, situations: [], tests: [unit('C2.1', 'C2.10')] })).toEqual([
    'host/src/a.test.ts › opens: no statement has the number C2.10',
  ]);
});

test('an error situation without a number, or with unit tests alone, is a fault', () => {
  const proofs = {
    statements: [statement('C8.1')],
    situations: [situation, { name: 'HTTP 401', id: undefined }],
    tests: [unit('C8.1')],
  };
  expect(findFaults(proofs)).toEqual([
    'the error situation “HTTP 401” has no number',
    'C8.1 “Network failure” happens in no journey',
  ]);
});
