import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { acquireLicence, extendLicence } from './licence-store.ts';

/*
 * Twenty people compete for loans of a few milliseconds. A loan whose start was computed before it waited for
 * the lock would overlap the previous loan.
 */

const PEOPLE = 20;
const LOAN_SECONDS = 0.01;
const GRANTS = 300;

interface Loan extends Readonly<Record<string, unknown>> {
  readonly key: string;
  readonly subject: string;
  readonly begun: number;
  readonly lapsed: number;
}

describeOnBothDatabases('loans in real time', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await database.query(`
      create table loans (key text, subject text, lapses_at timestamptz);
      create function remember() returns trigger language plpgsql as $$
      begin
        insert into loans values (new.key, new.subject, new.lapses_at);
        return null;
      end $$;
      create trigger remember after insert or update on licences
        for each row execute function remember();`);
  });
  afterAll(() => database.close());

  it('never overlap between two people [R4.15]', async () => {
    let granted = 0;
    async function compete(person: number): Promise<void> {
      const subject = `person:${person}`;
      while (granted < GRANTS) {
        const borrower = { subject, userId: null, sessionId: null };
        const acquired = await acquireLicence(database, 'pub-one', borrower, LOAN_SECONDS);
        if (acquired.kind !== 'granted') continue;
        granted += 1;
        if (granted % 3 === 0) {
          await extendLicence(database, acquired.licence.licenseKey, subject, LOAN_SECONDS);
        }
      }
    }
    await Promise.all(Array.from({ length: PEOPLE }, (_each, person) => compete(person)));

    const loans = await database.query<Loan>(
      `select key, min(subject) as subject,
         extract(epoch from min(lapses_at))::float8 - $1 as begun,
         extract(epoch from max(lapses_at))::float8 as lapsed
       from loans group by key order by begun`,
      [LOAN_SECONDS],
    );
    expect(loans.length).toBeGreaterThanOrEqual(GRANTS);
    const overlaps = loans.filter((loan, index) =>
      loans
        .slice(Math.max(0, index - PEOPLE), index)
        // The database's precision is a microsecond.
        .some(({ subject, lapsed }) => subject !== loan.subject && lapsed > loan.begun + 2e-6),
    );
    expect(overlaps).toEqual([]);
  });
});
