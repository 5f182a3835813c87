import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { acquireLicence, TURN_SECONDS } from '../../licences/licence-store.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { leavePlace, passTurns, readPlaces, takePlace } from '../waiting-store.ts';
import { addDocument, addReaders, LIBRARY, PEOPLE, WITNESSES } from './queue-library.ts';

/*
 * Random interleavings of all operations on the queue of a publication, by the server's own statements. To let time
 * pass, the test moves the ends of loans and turns.
 */

const LOAN_SECONDS = 100;

type Action =
  | { readonly kind: 'acquire' | 'wait' | 'leave' | 'release'; readonly person: number }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'sweep' };

interface Story {
  readonly seats: number;
  /** Operations of one step are simultaneous. */
  readonly steps: readonly (readonly Action[])[];
}

const person = fc.nat({ max: PEOPLE - 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'acquire' as const,
        'acquire' as const,
        'wait' as const,
        'wait' as const,
        'wait' as const,
        'leave' as const,
        'release' as const,
      ),
      person,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 99, 101, TURN_SECONDS - 1, TURN_SECONDS + 1),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'sweep' as const }) },
);
const story: fc.Arbitrary<Story> = fc.record({
  seats: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 8,
  }),
});

/** Tests queues by random interleavings, on both databases. */
export function testQueues(interleavings: number): void {
  describeOnBothDatabases('the queue for a publication', (makeDatabase) => {
    let database: Database;
    let readers: readonly number[];
    let runs = 0;
    beforeAll(async () => {
      database = await makeDatabase();
      readers = await addReaders(database);
      await database.query(WITNESSES);
    });
    afterAll(() => database.close());

    async function open(seats: number): Promise<string> {
      runs += 1;
      const pubKey = `pub-${runs}`;
      await addDocument(database, runs, pubKey);
      await database.query('insert into licence_seats values ($1, $2)', [pubKey, seats]);
      return pubKey;
    }

    /** One row for each statement, so that simultaneous statements do not wait for each other's rows. */
    async function pass(pubKey: string, seconds: number): Promise<void> {
      const loans = await database.query<{ key: string }>(
        'select key from licences where pub_key = $1',
        [pubKey],
      );
      for (const { key } of loans) {
        await database.query(
          'update licences set lapses_at = lapses_at - make_interval(secs => $2) where key = $1',
          [key, seconds],
        );
      }
      for (const userId of readers) {
        await database.query(
          `update waiting_places set turn_ends = turn_ends - make_interval(secs => $3)
           where pub_key = $1 and user_id = $2`,
          [pubKey, userId, seconds],
        );
      }
    }

    const waiting = async (pubKey: string) =>
      database.query<{ userId: number; hasTurn: boolean }>(
        `select user_id::int as "userId", turn_ends is not null as "hasTurn"
         from waiting_places where pub_key = $1 order by number`,
        [pubKey],
      );
    const borrow = (pubKey: string, userId: number) => {
      const borrower = { subject: `user:${userId}`, userId, sessionId: null, client: LIBRARY };
      return acquireLicence(database, pubKey, borrower, LOAN_SECONDS);
    };

    async function play(pubKey: string, { steps }: Story): Promise<void> {
      const keys = new Map<number, string[]>();
      async function act(each: Action): Promise<void> {
        if (each.kind === 'pass') return pass(pubKey, each.seconds);
        if (each.kind === 'sweep') return passTurns(database, LOAN_SECONDS);
        const userId = readers[each.person] ?? 0;
        const at = { userId, client: LIBRARY };
        if (each.kind === 'wait') await takePlace(database, pubKey, at, LOAN_SECONDS);
        if (each.kind === 'leave') await leavePlace(database, pubKey, at, LOAN_SECONDS);
        if (each.kind === 'acquire') {
          const acquired = await borrow(pubKey, userId);
          if (acquired.kind !== 'granted') return;
          keys.set(userId, [...(keys.get(userId) ?? []), acquired.licence.licenseKey]);
        }
        if (each.kind === 'release') {
          for (const key of keys.get(userId) ?? []) {
            await database.query('delete from licences where key = $1', [key]);
          }
        }
      }
      for (const step of steps) await Promise.all(step.map(act));
    }

    /** From here on loans end; half of the people use their turn. */
    async function serve(pubKey: string): Promise<void> {
      await database.query('delete from licences where pub_key = $1', [pubKey]);
      for (let left = await waiting(pubKey); left.length > 0; left = await waiting(pubKey)) {
        await passTurns(database, LOAN_SECONDS);
        const now = await waiting(pubKey);
        const [first] = now;
        // The first one has the turn, and those after the turns wait.
        expect(first?.hasTurn ?? true).toBe(true);
        expect(now.map(({ hasTurn }) => hasTurn)).toEqual(
          now.map(({ hasTurn }) => hasTurn).toSorted((one, other) => Number(other) - Number(one)),
        );
        if (first !== undefined && first.userId % 2 === 0) {
          const last = now.find(({ hasTurn }) => !hasTurn);
          // Another person cannot take the seat of a turn.
          if (last) expect((await borrow(pubKey, last.userId)).kind).toBe('denied');
          expect((await borrow(pubKey, first.userId)).kind).toBe('granted');
          await database.query('delete from licences where pub_key = $1', [pubKey]);
        } else {
          await pass(pubKey, TURN_SECONDS + 1);
          await passTurns(database, LOAN_SECONDS);
        }
        const after = await waiting(pubKey);
        expect(after.some(({ userId }) => userId === first?.userId)).toBe(false);
        expect(after.length).toBeLessThan(left.length);
      }
      expect(await readPlaces(database, { userId: readers[0] ?? 0, client: LIBRARY })).toEqual([]);
    }

    it(`keeps its order over ${interleavings} interleavings, ends every wait, and never lends more than the seats`, async () => {
      await fc.assert(
        fc.asyncProperty(story, async (each) => {
          const pubKey = await open(each.seats);
          await play(pubKey, each);
          await serve(pubKey);
        }),
        { numRuns: interleavings },
      );
      expect(await database.query('select * from too_many')).toEqual([]);
      expect(await database.query('select * from out_of_turn')).toEqual([]);
    }, 300_000);
  });
}
