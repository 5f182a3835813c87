import { expect, test } from '@jest/globals';
import { idsIn, withoutTags } from './tags.ts';

const tag = (ids: string) => `[${ids}]`;

test.each([
  [`opens ${tag('C2.4')}`, ['C2.4'], 'opens'],
  [`${tag('R10.12')} opens`, ['R10.12'], 'opens'],
  [`opens ${tag('C2.4 R8.1')} ${tag('C3.1')}`, ['C2.4', 'R8.1', 'C3.1'], 'opens'],
  ['opens [x], C2.4, [C2] and [C2.4, too]', [], 'opens [x], C2.4, [C2] and [C2.4, too]'],
])('the numbers in %j are %j', (title, ids, rest) => {
  expect(idsIn(title)).toEqual(ids);
  expect(withoutTags(title)).toBe(rest);
});
