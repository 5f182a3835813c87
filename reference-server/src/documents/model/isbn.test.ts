import { describe, expect, it } from '@jest/globals';
import { findIsbn, parseIsbn } from './isbn.ts';

describe('an ISBN', () => {
  it.each([
    ['978-3-16-148410-0', '9783161484100'],
    ['urn:isbn:9783161484100', '9783161484100'],
    ['ISBN-10: 0-306-40615-2', '0306406152'],
    ['0-8044-2957-x', '080442957X'],
    ['978-3-16-148410-1', undefined],
    ['http://a.example/9783161484100', undefined],
    ['', undefined],
  ])('of %j is %j', (text, isbn) => {
    expect(parseIsbn(text)).toBe(isbn);
  });

  it.each([
    ['Printed 2020. ISBN 978-3-16-148410-0 (hardback)', '9783161484100'],
    ['ISBN-13: 978–3–16–148410–0', '9783161484100'],
    ['ISBN 978-3-16-148410-1 and ISBN 0-306-40615-2', '0306406152'],
    ['order no. 9783161484100', undefined],
  ])('is found in %j', (text, isbn) => {
    expect(findIsbn(text)).toBe(isbn);
  });
});
