import { describe, expect, it } from '@jest/globals';
import type { LoanEntry } from '../model/ledger.ts';
import { anyLife, lifeOf } from '../model/loan.ts';
import {
  type LoanFacts,
  overbooked,
  unaccountedLicences,
  wronglyRefused,
} from './account-for-loans.ts';

const LOAN_SECONDS = 10;
const at = (sent: number) => ({ sent, received: sent + 100 });

const loan = (subject: string, from: number, more: Partial<LoanEntry> = {}): LoanEntry => ({
  key: `${subject}-${from}`,
  pubKey: 'pub',
  subject,
  acquired: at(from),
  granted: at(from),
  ...more,
});

const facts = (loans: readonly LoanEntry[], more: Partial<LoanFacts> = {}): LoanFacts => ({
  loans,
  refusals: [],
  books: [{ pubKey: 'pub', seats: 1 }],
  characters: [
    { subject: 'a', fullName: 'Ann' },
    { subject: 'b', fullName: 'Bob' },
  ],
  loanSeconds: LOAN_SECONDS,
  ...more,
});

describe('the life of a key', () => {
  it('is known but around its ends', () => {
    const key = loan('a', 1000, { released: at(5000) });
    expect(lifeOf(key, at(500), LOAN_SECONDS)).toBe('dead');
    expect(lifeOf(key, at(950), LOAN_SECONDS)).toBe('either');
    expect(lifeOf(key, at(2000), LOAN_SECONDS)).toBe('alive');
    expect(lifeOf(key, at(4950), LOAN_SECONDS)).toBe('either');
    expect(lifeOf(key, at(5500), LOAN_SECONDS)).toBe('dead');
  });

  it('goes on from the last extension', () => {
    const key = loan('a', 1000, { granted: at(8000) });
    expect(lifeOf(key, at(17_000), LOAN_SECONDS)).toBe('alive');
    expect(lifeOf(key, at(18_500), LOAN_SECONDS)).toBe('dead');
  });

  it('of several keys is that of the best', () => {
    expect(anyLife(['dead', 'either', 'alive'])).toBe('alive');
    expect(anyLife(['dead', 'either'])).toBe('either');
    expect(anyLife([])).toBe('dead');
  });
});

describe('loans', () => {
  it('of one after the other, and of one person twice, are no more than a seat', () => {
    const loans = [
      loan('a', 1000, { released: at(5000) }),
      loan('a', 2000, { released: at(5000) }),
      loan('b', 5200),
      loan('a', 15_400),
    ];
    expect(overbooked(facts(loans))).toEqual([]);
  });

  it('that overlap are found out, and allowed where there are seats', () => {
    const loans = [loan('a', 1000), loan('b', 2000)];
    expect(overbooked(facts(loans))).toHaveLength(1);
    expect(overbooked(facts(loans, { books: [{ pubKey: 'pub', seats: 2 }] }))).toEqual([]);
  });

  it('explain a refusal, or do not', () => {
    const refusal = { pubKey: 'pub', subject: 'b', asked: at(2000), holders: ['Ann'] };
    const refused = (loans: readonly LoanEntry[]) =>
      wronglyRefused(facts(loans, { refusals: [refusal] }));
    expect(refused([loan('a', 1000)])).toEqual([]);
    expect(refused([loan('a', 1000, { released: at(1500) })])).toHaveLength(2);
    expect(refused([loan('a', 1000), loan('b', 1000)])).toEqual([
      expect.stringContaining('with a key of it'),
    ]);
  });
});

describe('the keys of the database', () => {
  const row = (subject: string, from: number) => ({
    key: `${subject}-${from}`,
    pub_key: 'pub',
    subject,
  });
  const found = (loans: readonly LoanEntry[], rows: ReturnType<typeof row>[]) =>
    unaccountedLicences(facts(loans), rows, at(3000));

  it('are those that people were given', () => {
    expect(found([loan('a', 1000)], [row('a', 1000)])).toEqual([]);
    expect(found([loan('a', 1000, { released: at(2000) })], [])).toEqual([]);
  });

  it('must not be missing, without a holder, or there after they were given back', () => {
    expect(found([loan('a', 1000)], [])).toEqual(['a lost a key of pub']);
    expect(found([], [row('b', 1)])).toHaveLength(1);
    expect(found([loan('a', 1000, { released: at(2000) })], [row('a', 1000)])).toHaveLength(1);
  });
});
