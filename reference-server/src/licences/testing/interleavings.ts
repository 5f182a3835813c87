import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { acquireLicence, extendLicence, readLicence, releaseLicence } from '../licence-store.ts';

/*
 * Random interleavings of all operations on the loans of a publication, by the server's own statements. To let
 * time pass, the test moves the expiry of every loan.
 */

const AT_ONCE = 10;
const PEOPLE = 20;
const LOAN_SECONDS = 100;

type Action =
  | { readonly kind: 'acquire'; readonly person: number }
  | { readonly kind: 'extend' | 'release' | 'poll'; readonly person: number; readonly key: number }
  | { readonly kind: 'pass'; readonly seconds: number };

interface Interleaving {
  readonly seats: number;
  /** Operations of one step are simultaneous. */
  readonly steps: readonly (readonly Action[])[];
}

/** People with odd numbers have an account at this library, which keeps ended loans. */
const KEEPING = 'keeping';

/** An interleaving for a publication of its own. */
interface Story extends Interleaving {
  readonly pubKey: string;
}

const person = fc.nat({ max: PEOPLE - 1 });
// Few people, who collide often, and many.
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

/**
 * Tests the loans of a publication by random interleavings, on both databases.
 *
 * @param interleavings how many; a multiple of ten
 */
export function testInterleavings(interleavings: number): void {
  describeOnBothDatabases('licences', (makeDatabase) => {
    let database: Database;
    let runs = 0;
    const accounts = new Map<number, number>();
    const granted = new Set<string>();
    const borrowerOf = (person: number) => {
      const userId = accounts.get(person) ?? null;
      const reader = { subject: `person:${person}`, userId, sessionId: null };
      return userId === null ? reader : { ...reader, client: KEEPING };
    };
    async function addAccounts(): Promise<void> {
      await database.query(
        `insert into clients (ref, name, settings)
         values ($1, 'Keeping', '{"loanRetentionDays": 1}')`,
        [KEEPING],
      );
      for (let person = 1; person < PEOPLE; person += 2) {
        const [account] = await database.query<{ id: number }>(
          `insert into users (login, full_name, email, password_hash)
           values ($1, $1, '', '') returning id::int as id`,
          [`person:${person}`],
        );
        accounts.set(person, account?.id ?? 0);
      }
    }

    beforeAll(async () => {
      database = await makeDatabase();
      await addAccounts();
      // A trigger that records the state after every grant.
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

    /** The number of readers of each publication. */
    async function countHolders(pubKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await database.query<{ pub_key: string; holders: number }>(
        `select pub_key, count(distinct subject) as holders from licences
         where pub_key = any($1) and lapses_at > clock_timestamp() group by pub_key`,
        [pubKeys],
      );
      return new Map(rows.map(({ pub_key, holders }) => [pub_key, holders]));
    }

    // One loan per statement, so that concurrent statements do not wait for each other's rows.
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

    // One seat is the default.
    async function furnish(stories: readonly Story[]): Promise<void> {
      const roomy = stories.filter(({ seats }) => seats !== 1);
      await database.query(
        'insert into licence_seats (pub_key, seats) select * from unnest($1::text[], $2::integer[])',
        [roomy.map(({ pubKey }) => pubKey), roomy.map(({ seats }) => seats)],
      );
    }

    /** Runs all steps, and returns the keys of each person. */
    async function play({ pubKey, steps }: Story): Promise<readonly (readonly string[])[]> {
      const keys: string[][] = Array.from({ length: PEOPLE }, () => []);

      async function act(each: Action): Promise<void> {
        if (each.kind === 'pass') {
          await pass(pubKey, each.seconds);
          return;
        }
        const own = keys[each.person] ?? [];
        const subject = `person:${each.person}`;
        if (each.kind === 'acquire') {
          const borrower = borrowerOf(each.person);
          const acquired = await acquireLicence(database, pubKey, borrower, LOAN_SECONDS);
          if (acquired.kind === 'granted') {
            own.push(acquired.licence.licenseKey);
            if (borrower.userId !== null) granted.add(acquired.licence.licenseKey);
          } else if (acquired.kind !== 'denied' || acquired.holders.includes(subject)) {
            throw new Error(
              `${subject} has a seat, or no bound to reach: ${JSON.stringify(acquired)}`,
            );
          }
          return;
        }
        const key = own[each.key % Math.max(1, own.length)] ?? 'never acquired';
        if (each.kind === 'extend') await extendLicence(database, key, subject, LOAN_SECONDS);
        if (each.kind === 'poll') {
          const licence = await readLicence(database, key, subject);
          const left = licence?.softExpiryTime ?? 0;
          if (left > LOAN_SECONDS) throw new Error(`A loan has ${left} seconds left.`);
        }
        if (each.kind === 'release') await releaseLicence(database, key, subject);
      }

      for (const step of steps) await Promise.all(step.map(act));
      return keys;
    }

    // After every loan is released or has expired, a new person can read.
    async function release(keys: readonly (readonly string[])[]): Promise<void> {
      const releases = keys.flatMap((own, index) =>
        own.map((key) => releaseLicence(database, key, `person:${index}`)),
      );
      await Promise.all(releases);
    }

    /** No other operation is in progress, so that one statement suffices. */
    async function lapse(pubKeys: readonly string[]): Promise<void> {
      await database.query(
        `update licences set lapses_at = lapses_at - make_interval(secs => $2)
         where pub_key = any($1)`,
        [pubKeys, LOAN_SECONDS + 1],
      );
    }

    async function welcome(pubKey: string): Promise<void> {
      const fresh = { subject: `new to ${pubKey}`, userId: null, sessionId: null };
      const acquired = await acquireLicence(database, pubKey, fresh, LOAN_SECONDS);
      if (acquired.kind !== 'granted') throw new Error(`${pubKey} stays ${acquired.kind}.`);
    }

    async function playAtOnce(stories: readonly Story[]): Promise<void> {
      await furnish(stories);
      const keys = await Promise.all(stories.map(play));
      const holders = await countHolders(stories.map(({ pubKey }) => pubKey));
      const crowded = stories.filter(({ pubKey, seats }) => (holders.get(pubKey) ?? 0) > seats);
      expect(crowded).toEqual([]);
      const isReleased = ({ steps }: Story) => steps.length % 2 === 0;
      await Promise.all([
        lapse(stories.filter((story) => !isReleased(story)).map(({ pubKey }) => pubKey)),
        ...stories.map(async (story, index) => isReleased(story) && release(keys[index] ?? [])),
      ]);
      await Promise.all(stories.map(({ pubKey }) => welcome(pubKey)));
    }

    it(`keep their word over ${interleavings} interleavings by ${PEOPLE} people [R1.2]`, async () => {
      const groups = fc.array(interleaving, { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(groups, async (several) => {
          runs += 1;
          await playAtOnce(
            several.map((each, index) => ({ ...each, pubKey: `pub-${runs}-${index}` })),
          );
        }),
        { numRuns: interleavings / AT_ONCE },
      );
      expect(await database.query('select * from too_many', [])).toEqual([]);
      // Each loan of a library that keeps them is there once: on loan, or ended.
      const [kept] = await database.query<{ loans: number; ended: number }>(
        `select (select count(*)::int from licences where client_ref = $1) as loans,
           (select count(*)::int from ended_loans where client_ref = $1) as ended`,
        [KEEPING],
      );
      expect(kept?.ended).toBeGreaterThan(0);
      expect((kept?.loans ?? 0) + (kept?.ended ?? 0)).toBe(granted.size);
    }, 600_000);
  });
}
