import { describe, expect, test } from '@jest/globals';
import { isbnForms, splitAtIsbns } from './isbn-forms.ts';

describe('isbnForms', () => {
  test.each([
    ['978-3-16-148410-0', ['9783161484100', '316148410x']],
    ['3-16-148410-X', ['9783161484100', '316148410x']],
    ['ISBN 90 8696 142 8', ['9789086961429', '9086961428']],
    ['979-10-90636-07-1', ['9791090636071']],
    ['90-254-1234-5', ['9025412345']],
    ['978-90-8', ['978908']],
  ])('%j is found as %j', (text, forms) => {
    expect(isbnForms(text)).toEqual(forms);
  });

  test('knows when there is no number at all', () => {
    expect(isbnForms(' - ')).toBeUndefined();
  });
});

describe('splitAtIsbns', () => {
  test('takes numbers out of a typed text', () => {
    expect(splitAtIsbns('a 978-3-16-148410-0, b 3161484100')).toEqual([
      { text: 'a ', isbn: undefined },
      { text: '978-3-16-148410-0', isbn: ['9783161484100', '316148410x'] },
      { text: ', b ', isbn: undefined },
      { text: '3161484100', isbn: ['3161484100'] },
      { text: '', isbn: undefined },
    ]);
  });

  test('leaves other numbers alone', () => {
    expect(splitAtIsbns('1984 tot 12345678901')).toHaveLength(1);
  });
});
