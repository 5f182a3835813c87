import { expect, test } from '@jest/globals';
import { partsOf, withoutParts } from './query-parts.ts';

test.each<[string, string[]]>([
  ['pride prejudice', ['pride', 'prejudice']],
  ['the pride and the prejudice', ['pride', 'prejudice']],
  ['“white whale” title:moby -film', ['“white whale”', 'title:moby', '-film']],
  ['kafka OR camus trial', ['kafka OR camus', 'trial']],
  ['kafka (trial (castle))', ['kafka', 'trial', 'castle']],
  ['kafka (trial OR castle)', ['kafka', '(trial OR castle)']],
  ['title:(trial castle) kafka', ['title:(trial castle)', 'kafka']],
  ['kafka -(trial castle)', ['kafka', '-(trial castle)']],
  ['sea 978 3 16 148410 0', ['sea', '978 3 16 148410 0']],
  ['e-book', ['e-book']],
  ['the', []],
  ['% ()', []],
])('%s has the parts %j [S2.305]', (query, texts) => {
  expect(partsOf(query).map(({ text }) => text)).toEqual(texts);
});

test.each<[string, number[], string]>([
  ['pride  prejudice austen', [1], 'pride austen'],
  ['pride prejudice austen', [0, 2], 'prejudice'],
  ['the pride and prejudice', [1], 'the pride and'],
  ['kafka (trial castle)', [1, 2], 'kafka'],
  ['kafka (trial OR castle) -film', [1], 'kafka -film'],
  ['title:(trial castle) kafka', [0], 'kafka'],
])('%s without the parts %j is %s [S2.305]', (query, at, left) => {
  const parts = partsOf(query);
  expect(
    withoutParts(
      query,
      at.map((one) => parts[one] ?? { from: 0, to: 0 }),
    ),
  ).toBe(left);
});

test('what publications must not have is no wanted part [S2.305]', () => {
  expect(partsOf('kafka -trial').map(({ isWanted }) => isWanted)).toEqual([true, false]);
});
