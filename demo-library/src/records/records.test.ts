import { describe, expect, it } from '@jest/globals';
import { parseIsbn } from '@leeszaal/reference-server/testing';
import { bookshopRecords, catalogueRecords } from './index.ts';

const all = [...catalogueRecords, ...bookshopRecords];
const keys = new Set(all.map((record) => record.key));

describe('the demonstration catalogue', () => {
  it.each(['nl', 'en', 'de', 'fr'])('describes at least 55 works in %s', (language) => {
    const records = catalogueRecords.filter((record) => record.language === language);
    expect(records.length).toBeGreaterThanOrEqual(55);
  });

  it('names each record once', () => {
    expect(keys.size).toBe(all.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has only ISBNs whose check digit is right', () => {
    const wrong = all.filter(({ isbn }) => isbn !== undefined && parseIsbn(isbn) !== isbn);
    expect(wrong.map((record) => record.key)).toEqual([]);
  });

  it('is part only of works that it describes', () => {
    const wholes = all.flatMap((record) => record.partOf ?? []);
    expect(wholes.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(wholes).size).toBeGreaterThanOrEqual(10);
  });

  it('says something about every work', () => {
    const silent = all.filter((record) => record.abstract.length < 20 || !record.keywords.length);
    expect(silent.map((record) => record.key)).toEqual([]);
  });

  it('covers every kind of publication', () => {
    const types = new Set(catalogueRecords.map((record) => record.type ?? 'Book'));
    expect([...types].sort()).toEqual([
      'Archive',
      'Article',
      'Book',
      'Children’s book',
      'Journal',
      'Law',
      'Map',
      'Report',
      'Thesis',
    ]);
    const several = catalogueRecords.filter((record) => (record.jurisdiction?.length ?? 0) > 1);
    expect(several.length).toBeGreaterThanOrEqual(5);
  });

  it('has copies in every state of a loan', () => {
    const copies = catalogueRecords.flatMap((record) => record.copies ?? []);
    expect(copies.some((copy) => copy.loanable === null)).toBe(true);
    expect(copies.some((copy) => copy.loanable === 'n')).toBe(true);
    expect(copies.some((copy) => copy.dueInDays !== undefined)).toBe(true);
  });

  it('acquired something in each fortnight of the last ninety days', () => {
    const ages = catalogueRecords.flatMap((record) => record.acquiredDaysAgo ?? []);
    for (const start of [0, 14, 28, 42, 56, 70]) {
      expect(ages.some((age) => age >= start && age < start + 14)).toBe(true);
    }
    expect(Math.max(...ages)).toBeLessThan(90);
  });
});

describe('the bookshop', () => {
  it('sells in three currencies, gives some away, and has what can’t be ordered', () => {
    const prices = bookshopRecords.map((record) => record.price);
    expect(new Set(prices.map((price) => price?.currency)).size).toBe(3);
    expect(prices.every((price) => Number.isInteger(price?.amount))).toBe(true);
    expect(prices.some((price) => price?.amount === 0)).toBe(true);
    expect(bookshopRecords.some((record) => record.isbn === undefined)).toBe(true);
    expect(bookshopRecords.some((record) => (record.createdDaysAgo ?? 99) < 14)).toBe(true);
  });
});
