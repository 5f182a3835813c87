import { describe, expect, test } from '@jest/globals';
import { splitDescribed } from './described-part.ts';
import { parseQuery } from './parse-query.ts';

describe('splitDescribed', () => {
  test.each(['-bar', '-(bar baz)', '-(bar OR baz)', '-"bar baz"'])(
    'excludes by descriptions as well where they are searched: %j [S2.233]',
    (excluded) => {
      const query = parseQuery(`foo ${excluded}`);
      expect(splitDescribed(query, true)).toEqual({
        words: query,
        described: parseQuery(excluded),
      });
      expect(splitDescribed(query, false)).toEqual({ words: query, described: { kind: 'all' } });
    },
  );

  test('takes fields for the description, and everything else for words [S2.233]', () => {
    expect(splitDescribed(parseQuery('title:foo (bar OR -baz)'), true)).toEqual({
      words: parseQuery('bar OR -baz'),
      described: parseQuery('title:foo'),
    });
    expect(splitDescribed(parseQuery('*'), true)).toEqual({
      words: { kind: 'all' },
      described: { kind: 'all' },
    });
  });
});
