import { expect, test } from '@jest/globals';
import { withoutFieldNames, withoutQuotes } from './looser-query.ts';

test.each([
  ['title:kafka trial', 'kafka trial'],
  ['titel: kafka', 'kafka'],
  ['author:"franz kafka" title:(trial OR castle)', '"franz kafka" (trial OR castle)'],
  ['kafka -title:trial', 'kafka -title:trial'],
  ['foo:kafka', 'foo:kafka'],
  ['kafka', 'kafka'],
])('%s in all fields is %s [S2.302]', (query, loose) => {
  expect(withoutFieldNames(query)).toBe(loose);
});

test.each([
  ['"white whale"', 'white whale'],
  ['“white whale” moby "sea"', 'white whale moby sea'],
  ['title:"white whale"', 'title:white whale'],
  ['kafka -"the trial"', 'kafka -"the trial"'],
  ['12" disc', '12" disc'],
])('%s as words is %s [S2.302]', (query, loose) => {
  expect(withoutQuotes(query)).toBe(loose);
});
