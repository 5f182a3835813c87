import { expect, test } from '@jest/globals';
import { printedCatalogue, printedProofs } from './print-proofs.ts';

const proofs = {
  statements: [
    { id: 'C2.1', text: 'A panel opens.' },
    { id: 'C2.10', text: 'It closes.' },
    { id: 'C8.1', text: 'Network failure · again' },
  ],
  situations: [
    { name: 'Network failure', id: 'C8.1' },
    { name: 'HTTP 401', id: 'C8.2' },
  ],
  tests: [
    { file: 'host/src/a.test.ts', title: 'opens', ids: ['C2.1', 'C8.1'] },
    { file: 'e2e/src/failure/a.spec.ts', title: 'the network is lost', ids: ['C8.1'] },
    { file: 'e2e/src/failure/a.spec.ts', title: 'it is lost again', ids: ['C8.1'] },
  ],
};

test('each statement is printed with its tests', () => {
  expect(printedProofs(proofs, []).split('\n')).toEqual([
    'C2.1  A panel opens.',
    '      host/src/a.test.ts › opens',
    'C2.10  It closes.',
    'C8.1  Network failure · again',
    '      host/src/a.test.ts › opens',
    '      e2e/src/failure/a.spec.ts › the network is lost',
    '      e2e/src/failure/a.spec.ts › it is lost again',
  ]);
});

test.each([
  [['C2.1'], ['C2.1']],
  [['C2'], ['C2.1', 'C2.10']],
  [
    ['C8', 'C2.10'],
    ['C2.10', 'C8.1'],
  ],
])('of %j %j are printed', (wanted, ids) => {
  expect(printedProofs(proofs, wanted).match(/^[CR][\d.]+/gm)).toEqual(ids);
});

test('each error situation is printed with its journeys, or as failed', () => {
  expect(printedCatalogue(proofs).split('\n')).toEqual([
    'Every error of the catalogues, made to happen in the browser',
    'C8.1   Network failure  passed  failure/a.spec.ts › the network is lost',
    '                        passed  failure/a.spec.ts › it is lost again',
    'C8.2   HTTP 401         FAILED',
  ]);
});
