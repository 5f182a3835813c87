import { expect, test } from '@jest/globals';
import { correctedQuery } from './corrected-query.ts';

test.each<[string, [string, string][], string]>([
  ['Pride and Prejudise', [['prejudise', 'prejudice']], 'Pride and prejudice'],
  ['kafla, kafla', [['kafla', 'kafka']], 'kafka, kafka'],
  [
    'mülish hemmel',
    [
      ['mulish', 'mulisch'],
      ['hemmel', 'hemel'],
    ],
    'mulisch hemel',
  ],
  ['sea', [['prejudise', 'prejudice']], 'sea'],
])('%s [C2.380]', (query, pairs, expected) => {
  const corrections = pairs.map(([typed, word]) => ({ typed, word }));
  expect(correctedQuery(query, corrections)).toBe(expected);
});
