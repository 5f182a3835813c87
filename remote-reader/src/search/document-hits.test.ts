import { expect, test } from '@jest/globals';
import { hitsOf } from './document-hits.ts';

const passage = { before: 'the ', text: 'white', after: ' whale' };

test('hits are counted through all files, with what surrounds the first of them [R2.149]', () => {
  const files = [
    { path: 'one.xhtml', count: 2, passages: [passage] },
    { path: 'two.xhtml', count: 1 },
  ];
  expect(hitsOf(files)).toEqual([
    { file: 'one.xhtml', nth: 0, passage },
    { file: 'one.xhtml', nth: 1, passage: undefined },
    { file: 'two.xhtml', nth: 0, passage: undefined },
  ]);
});

test('a backend that tells only files has one hit in each', () => {
  expect(hitsOf([{ path: '3.pdf' }, { path: '9.pdf' }])).toMatchObject([
    { file: '3.pdf', nth: 0 },
    { file: '9.pdf', nth: 0 },
  ]);
});
