import { expect, test } from '@jest/globals';
import { journeysFor, printedCatalogue, untried } from './error-catalogue.ts';
import { readSituations } from './read-situations.ts';

const BEHAVIOUR = [
  '## C 7 The calls',
  '| Situation | Message |',
  '|---|---|',
  '| Not an error | – |',
  '## C 8 Error catalogue',
  '',
  '| Situation | Message |',
  '|---|---|',
  '| Network failure | "Try again" |',
  '| HTTP 401 | – |',
  '',
  'More. | no row |',
  '## R 8 Error catalogue',
  '| Situation | Message |',
  '|---|---|',
  '| Network failure | the same |',
].join('\n');
const journey = { file: 'e2e/src/failure/a.spec.ts', title: 'the network is lost' };
const proofs = [
  {
    place: 'p:1',
    chapters: ['C 2', 'C 8'],
    statement: 'Network failure: one dialog',
    tests: [journey, { file: 'host/a.test.ts', title: 'x' }],
  },
  { place: 'p:3', chapters: ['C 8'], statement: 'Network failure: again', tests: [journey] },
  { place: 'p:2', chapters: ['C 8'], statement: 'Network failures are many', tests: [journey] },
];

test('the rows of both catalogues are read, and of no other table', () => {
  expect(readSituations(BEHAVIOUR)).toEqual([
    { chapter: 'C 8', name: 'Network failure' },
    { chapter: 'C 8', name: 'HTTP 401' },
    { chapter: 'R 8', name: 'Network failure' },
  ]);
});

test('a row that no journey makes happen is told, the others are printed with what came of them', () => {
  const catalogue = readSituations(BEHAVIOUR).map((situation) => ({
    ...situation,
    journeys: journeysFor(situation, proofs),
  }));
  expect(untried(catalogue)).toEqual([
    'docs/behaviour.md: C 8 “HTTP 401” happens in no journey',
    'docs/behaviour.md: R 8 “Network failure” happens in no journey',
  ]);
  expect(printedCatalogue(catalogue, () => true).split('\n')).toEqual([
    'Every error of the catalogues, made to happen in the browser',
    'C 8  Network failure  passed  failure/a.spec.ts › the network is lost',
  ]);
  expect(printedCatalogue(catalogue, () => false)).toContain('FAILED  failure/a.spec.ts');
});
