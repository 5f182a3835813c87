import { describe, expect, it } from '@jest/globals';
import { containsPattern, parseDocumentQuery } from './document-query.ts';

describe('a query in a document', () => {
  it.each([
    ['(*Überall* *straße*)', ['uberall', 'strasse']],
    ['(*twice* *twice*)', ['twice']],
    ['"De  Koffij-veilingen"', ['de koffij-veilingen']],
    ['plain words', ['plain', 'words']],
    ['""', []],
    ['(**)', []],
    ['  ', []],
    ['"an "inner" quote"', ['an inner quote']],
  ])('%j looks for %j [R4.30]', (query, terms) => {
    expect(parseDocumentQuery(query)).toEqual(terms);
  });

  it('takes the signs of a pattern for themselves', () => {
    expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});
