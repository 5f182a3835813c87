import { describe, expect, test } from '@jest/globals';
import { findingsOf } from './findings.ts';

const inSource = (message: string) => ({
  message,
  origin: [],
  comments: [],
  placeholders: {},
});

describe('findingsOf', () => {
  test('finds nothing when every message is translated', () => {
    const catalogue = { a: { message: 'Read', translation: 'Lezen' } };
    expect(findingsOf({ a: inSource('Read') }, catalogue)).toEqual([]);
  });

  test('names a message that has no entry, in a language without a file too', () => {
    const missing = [{ kind: 'missing', message: 'Read' }];
    expect(findingsOf({ a: inSource('Read') }, {})).toEqual(missing);
    expect(findingsOf({ a: inSource('Read') })).toEqual(missing);
  });

  test('takes an entry that is marked obsolete for missing', () => {
    const catalogue = { a: { message: 'Read', translation: 'Lezen', obsolete: true } };
    expect(findingsOf({ a: inSource('Read') }, catalogue)).toEqual([
      { kind: 'missing', message: 'Read' },
    ]);
  });

  test('names a message without a translation', () => {
    const catalogue = { a: { message: 'Read', translation: '' } };
    expect(findingsOf({ a: inSource('Read') }, catalogue)).toEqual([
      { kind: 'untranslated', message: 'Read' },
    ]);
  });

  test('names an entry that the source no longer has', () => {
    const catalogue = { b: { message: 'Gone', translation: 'Weg', obsolete: true } };
    expect(findingsOf({}, catalogue)).toEqual([{ kind: 'obsolete', message: 'Gone' }]);
  });

  test.each([
    ['{count} pages', "{aantal} pagina's", 'the translation lacks {count}'],
    ['Read <0>more</0>', 'Lees meer', 'the translation lacks <0>'],
    ['Read', 'Lezen {nu}', 'the source has no {nu}'],
  ])('compares the places for values: %s', (message, translation, reason) => {
    expect(findingsOf({ a: inSource(message) }, { a: { message, translation } })).toEqual([
      { kind: 'broken', message, reason },
    ]);
  });

  test('names a translation that is not valid', () => {
    const message = '{n, plural, one {# page} other {# pages}}';
    const translation = '{n, plural, one {# pagina}';
    const [finding] = findingsOf({ a: inSource(message) }, { a: { message, translation } });
    expect(finding?.kind).toBe('broken');
  });

  test('lets a language phrase a plural its own way', () => {
    const message = '{n, plural, one {# page of {name}} other {# pages of {name}}}';
    const translation = "{n, plural, =0 {geen pagina} one {een pagina} other {# pagina's} } {name}";
    expect(findingsOf({ a: inSource(message) }, { a: { message, translation } })).toEqual([]);
  });
});
