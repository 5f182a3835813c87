import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReadingPlace } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import type { Database } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { keepPlace, readPlace } from './reading-place-store.ts';

/* Saves of several devices and people arrive in any order and number: each person gets their own latest place. */

const PEOPLE = 3;

const session = (person: number): Session => ({
  subject: `person:${person}`,
  id: null,
  user: null,
  role: 'anonymous',
  client: 'north',
});

const place = (page: number, savedAt: number): ReadingPlace => ({
  file: `${page}.pdf`,
  position: `${page}.pdf`,
  page,
  fraction: 0.5,
  savedAt,
});

/** Places with distinct times, and their arrivals: in any order, some twice, some at once. */
const crossing = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .chain((moments) => {
    const saves = moments.map((moment, index) => ({
      person: index % PEOPLE,
      // The page repeats the time, so that a mixture of two places is visible.
      place: place(moment, moment),
    }));
    const twice = fc.subarray(saves).chain((again) =>
      fc.shuffledSubarray([...saves, ...again], {
        minLength: saves.length + again.length,
      }),
    );
    return fc.record({ saves: fc.constant(saves), arrivals: twice, atOnce: fc.boolean() });
  });

describeOnBothDatabases('reading places', (makeDatabase) => {
  let database: Database;
  let runs = 0;
  beforeAll(async () => {
    database = await makeDatabase();
    await insertFixtures(database);
  });
  afterAll(() => database.close());

  it('end at what was read last, in whatever order they arrive [R2.87]', async () => {
    await fc.assert(
      fc.asyncProperty(crossing, async ({ saves, arrivals, atOnce }) => {
        runs += 1;
        const docKey = `document-${runs}`;
        await database.query(
          `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
             metadata, contents, structure)
           values ($1, 'pub-letters', 'pdf', 'application/pdf', $1, 1, '{}', '[]', '{}')`,
          [docKey],
        );
        const keep = (each: (typeof saves)[number]) =>
          keepPlace(database, session(each.person), docKey, each.place);
        if (atOnce) await Promise.all(arrivals.map(keep));
        else for (const each of arrivals) await keep(each);
        for (let person = 0; person < PEOPLE; person += 1) {
          const own = saves.filter((each) => each.person === person).map((each) => each.place);
          const last = own.sort((a, b) => b.savedAt - a.savedAt)[0];
          const kept = await readPlace(database, session(person), docKey);
          expect(kept.place).toEqual(last ?? null);
        }
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
