import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { acquireLicence, extendLicence, readLicence, releaseLicence } from './licence-store.ts';

/*
 * Random interleavings of everything that can happen to the loan of a publication, by the very
 * statements that the server runs. Time passes by taking it off every loan of the publication: a
 * loan is nothing but the moment at which it lapses.
 */

const INTERLEAVINGS = 10_000;
const AT_ONCE = 10;
const PEOPLE = 20;
const LOAN_SECONDS = 100;

type Action =
  | { readonly kind: 'acquire'; readonly person: number }
  | { readonly kind: 'extend' | 'release' | 'poll'; readonly person: number; readonly key: number }
  | { readonly kind: 'pass'; readonly seconds: number };

interface Interleaving {
  readonly seats: number;
  /** What happens in one step happens at once. */
  readonly steps: readonly (readonly Action[])[];
}

const person = fc.nat({ max: PEOPLE - 1 });
// Few people meet often; many people crowd. Both are wanted.
const crowd = fc.oneof(person, fc.nat({ max: 2 }));
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('acquire' as const), person: crowd }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('extend' as const, 'release' as const, 'poll' as const),
      person: crowd,
      key: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 50, 99, 100, 101, 300),
    }),
  },
);
const interleaving: fc.Arbitrary<Interleaving> = fc.record({
  seats: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 3 })),
  steps: fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  }),
});

describeOnBothDatabases('licences', (makeDatabase) => {
  let database: Database;
  let runs = 0;

  beforeAll(async () => {
    database = await makeDatabase();
    // A witness inside the database, which sees every state that a grant leads to.
    await database.query(`
      create table too_many (pub_key text, holders bigint);
      create function witness() returns trigger language plpgsql as $$
      declare holders bigint; room integer;
      begin
        select count(distinct subject) into holders from licences
          where pub_key = new.pub_key and lapses_at > clock_timestamp();
        select seats into room from licence_seats where pub_key = new.pub_key;
        if holders > room then insert into too_many values (new.pub_key, holders); end if;
        return null;
      end $$;
      create trigger witness after insert or update on licences
        for each row execute function witness();`);
  });
  afterAll(() => database.close());

  async function countHolders(pubKey: string): Promise<number> {
    const [row] = await database.query<{ holders: number }>(
      `select count(distinct subject) as holders from licences
       where pub_key = $1 and lapses_at > clock_timestamp()`,
      [pubKey],
    );
    return row?.holders ?? 0;
  }

  // A loan at a time: time locks nothing, so that its statements must not wait for one another's rows.
  async function pass(pubKey: string, seconds: number): Promise<void> {
    const loans = await database.query<{ key: string }>(
      'select key from licences where pub_key = $1',
      [pubKey],
    );
    const age = ({ key }: { readonly key: string }) =>
      database.query(
        'update licences set lapses_at = lapses_at - make_interval(secs => $2) where key = $1',
        [key, seconds],
      );
    await Promise.all(loans.map(age));
  }

  async function play(pubKey: string, { seats, steps }: Interleaving): Promise<void> {
    // One seat is what a publication has without anybody saying so.
    if (seats !== 1) {
      await database.query('insert into licence_seats (pub_key, seats) values ($1, $2)', [
        pubKey,
        seats,
      ]);
    }
    const keys: string[][] = Array.from({ length: PEOPLE }, () => []);

    async function act(each: Action): Promise<void> {
      if (each.kind === 'pass') {
        await pass(pubKey, each.seconds);
        return;
      }
      const own = keys[each.person] ?? [];
      const subject = `person:${each.person}`;
      if (each.kind === 'acquire') {
        const borrower = { subject, userId: null, sessionId: null };
        const acquired = await acquireLicence(database, pubKey, borrower, LOAN_SECONDS);
        if (acquired.kind === 'granted') own.push(acquired.licence.licenseKey);
        else expect(acquired).toMatchObject({ holders: expect.not.arrayContaining([subject]) });
        return;
      }
      const key = own[each.key % Math.max(1, own.length)] ?? 'never acquired';
      if (each.kind === 'extend') await extendLicence(database, key, subject, LOAN_SECONDS);
      if (each.kind === 'poll') {
        const licence = await readLicence(database, key, subject);
        expect(licence?.softExpiryTime ?? 0).toBeLessThanOrEqual(LOAN_SECONDS);
      }
      if (each.kind === 'release') await releaseLicence(database, key, subject);
    }

    for (const step of steps) await Promise.all(step.map(act));
    expect(await countHolders(pubKey)).toBeLessThanOrEqual(seats);

    // Whatever happened: when every loan is given back or has lapsed, somebody new can read.
    const release = keys.map((own, index) =>
      Promise.all(own.map((key) => releaseLicence(database, key, `person:${index}`))),
    );
    await (steps.length % 2 === 0 ? Promise.all(release) : pass(pubKey, LOAN_SECONDS + 1));
    const fresh = { subject: `new to ${pubKey}`, userId: null, sessionId: null };
    const acquired = await acquireLicence(database, pubKey, fresh, LOAN_SECONDS);
    expect(acquired.kind).toBe('granted');
  }

  it(`keep their word over ${INTERLEAVINGS} interleavings by ${PEOPLE} people`, async () => {
    const several = fc.array(interleaving, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(several, async (interleavings) => {
        runs += 1;
        const name = `pub-${runs}`;
        await Promise.all(interleavings.map((each, index) => play(`${name}-${index}`, each)));
      }),
      { numRuns: INTERLEAVINGS / AT_ONCE },
    );
    expect(await database.query('select * from too_many', [])).toEqual([]);
  }, 600_000);
});
