import type { LoanEntry, RefusalEntry } from '../model/ledger.ts';
import { type Interval, possibly, surely } from '../model/loan.ts';
import type { Book, Character, Moment, Span } from '../model/soak.contract.ts';

/** Facts to check loans against. */
export interface LoanFacts {
  readonly loans: readonly LoanEntry[];
  readonly refusals: readonly RefusalEntry[];
  readonly books: readonly Pick<Book, 'pubKey' | 'seats'>[];
  readonly characters: readonly Pick<Character, 'subject' | 'fullName'>[];
  readonly loanSeconds: number;
}

/** A key as the database has it. */
export type LicenceRow = Readonly<Record<'key' | 'pub_key' | 'subject', string>>;

interface Holding extends Interval {
  readonly subject: string;
}

/** The greatest certain number of simultaneous holders of a book; all keys of a person count as one. */
function mostAtOnce(holdings: readonly Holding[]): { amount: number; at: Moment } {
  let worst = { amount: 0, at: 0 };
  for (const { from: at } of holdings) {
    const holders = holdings.filter(({ from, until }) => from <= at && at < until);
    const amount = new Set(holders.map(({ subject }) => subject)).size;
    if (amount > worst.amount) worst = { amount, at };
  }
  return worst;
}

/** Never more readers than seats, at any moment. */
export function overbooked({ loans, books, loanSeconds }: LoanFacts): string[] {
  const byBook = Map.groupBy(loans, ({ pubKey }) => pubKey);
  return books.flatMap(({ pubKey, seats }) => {
    const holdings = (byBook.get(pubKey) ?? [])
      .map((loan) => ({ subject: loan.subject, ...surely(loan, loanSeconds) }))
      .filter(({ from, until }) => from < until);
    const { amount, at } = mostAtOnce(holdings);
    return amount > seats
      ? [`${pubKey}: ${amount} held ${seats} at ${new Date(at).toISOString()}`]
      : [];
  });
}

const overlaps = ({ from, until }: Interval, { sent, received }: Span): boolean =>
  from <= received && sent <= until;

/** No acquire is refused while a seat is certainly free, or to a holder; and only holders are named. */
export function wronglyRefused(facts: LoanFacts): string[] {
  const { loans, refusals, books, characters, loanSeconds } = facts;
  const seatsOf = new Map(books.map(({ pubKey, seats }) => [pubKey, seats]));
  const nameOf = new Map(characters.map(({ subject, fullName }) => [subject, fullName]));
  const byBook = Map.groupBy(loans, ({ pubKey }) => pubKey);
  return refusals.flatMap(({ pubKey, subject, asked, holders }) => {
    const present = (byBook.get(pubKey) ?? []).filter((loan) =>
      overlaps(possibly(loan, loanSeconds), asked),
    );
    const subjects = new Set(present.map((loan) => loan.subject));
    const owned = present.some((loan) => {
      const { from, until } = surely(loan, loanSeconds);
      return loan.subject === subject && from <= asked.sent && asked.received <= until;
    });
    const names = [...subjects].map((each) => nameOf.get(each));
    const strangers = holders.filter((name) => !names.includes(name));
    const when = new Date(asked.sent).toISOString();
    return [
      ...(owned ? [`${subject} was refused ${pubKey} with a key of it at ${when}`] : []),
      ...(subjects.size < (seatsOf.get(pubKey) ?? 1)
        ? [`${subject} was refused ${pubKey} though a seat was free at ${when}`]
        : []),
      ...strangers.map((name) => `${name} was named as a holder of ${pubKey} at ${when}`),
    ];
  });
}

/** The valid keys in the database are exactly those that people have. */
export function unaccountedLicences(
  { loans, loanSeconds }: LoanFacts,
  rows: readonly LicenceRow[],
  asked: Span,
): string[] {
  const known = new Map(loans.map((loan) => [loan.key, loan]));
  const present = new Set(rows.map(({ key }) => key));
  const unknown = rows.flatMap((row) => {
    const loan = known.get(row.key);
    if (loan === undefined)
      return [`no person was told of a key of ${row.pub_key} (${row.subject})`];
    const same = loan.subject === row.subject && loan.pubKey === row.pub_key;
    const counts = overlaps(possibly(loan, loanSeconds), asked);
    return same && counts ? [] : [`a key of ${row.pub_key} counts for ${row.subject}`];
  });
  const lost = loans.filter((loan) => {
    const { from, until } = surely(loan, loanSeconds);
    return from <= asked.sent && asked.received <= until && !present.has(loan.key);
  });
  return [...unknown, ...lost.map((loan) => `${loan.subject} lost a key of ${loan.pubKey}`)];
}
