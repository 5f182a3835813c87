import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ROLES } from '@leeszaal/shared-contracts';
import type { Database } from '../database/database.contract.ts';
import { freeSeats } from '../licences/free-seats.ts';
import { acquireLicence, extendLicence, TURN_SECONDS } from '../licences/licence-store.ts';
import { erasePerson } from '../people/law/erase-person.ts';
import { audiencesOf } from '../session/audiences.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { addDocument, addReaders, LIBRARY } from './testing/queue-library.ts';
import { leavePlace, MOST_PLACES, passTurns, readPlaces, takePlace } from './waiting-store.ts';

const LOAN_SECONDS = 600;
const BOOK = 'pub-book';

describeOnBothDatabases('a place in the queue', (makeDatabase) => {
  let database: Database;
  let readers: readonly number[];
  beforeAll(async () => {
    database = await makeDatabase();
    readers = await addReaders(database);
    await addDocument(database, 1, BOOK);
  });
  afterEach(async () => {
    await database.query('delete from licence_seats');
    await database.query(`update client_connections set read_by = 'patrons'`);
    await database.query('update user_clients set deactivated_at = null, role = $1', ['user']);
    await database.query(`update connections set actions = '{read}'`);
    await database.query(`update publications set record = '{}'`);
    await database.query('update appearances set pub_key = doc_key');
  });
  afterAll(() => database.close());

  const reader = (person: number) => ({ userId: readers[person] ?? 0, client: LIBRARY });
  const wait = (person: number, pubKey = BOOK) =>
    takePlace(database, pubKey, reader(person), LOAN_SECONDS);
  const leave = (person: number) => leavePlace(database, BOOK, reader(person), LOAN_SECONDS);
  const borrow = async (person: number, pubKey = BOOK) => {
    const { userId } = reader(person);
    const borrower = { subject: `user:${userId}`, userId, sessionId: null, client: LIBRARY };
    return acquireLicence(database, pubKey, borrower, LOAN_SECONDS);
  };
  const sweep = () => passTurns(database, LOAN_SECONDS);
  const endLoans = () => database.query('delete from licences');
  const passTime = (seconds: number) =>
    database.query('update waiting_places set turn_ends = turn_ends - make_interval(secs => $1)', [
      seconds,
    ]);
  /** The person's number in the queue, or *turn*. */
  const placeOf = async (person: number) => {
    const [place] = await readPlaces(database, reader(person));
    if (place === undefined) return 'none';
    return place.state === 'waiting' ? place.number : 'turn';
  };
  const placesOf = (...people: number[]) => Promise.all(people.map(placeOf));

  /** The first person reads, the others wait. */
  async function queue(...people: number[]): Promise<void> {
    expect((await borrow(0)).kind).toBe('granted');
    for (const person of people) expect(await wait(person)).toBe('waiting');
  }

  it('is behind those of others, and taken once [S2.293]', async () => {
    await queue(1, 2, 3);
    expect(await wait(1)).toBe('waiting');
    expect(await placesOf(1, 2, 3)).toEqual([1, 2, 3]);
  });

  it('is for what is on loan, and not for a reader of it [S2.294]', async () => {
    expect(await wait(1)).toBe('free');
    await queue();
    expect(await wait(0)).toBe('free');
    await database.query('update licence_seats set seats = 0');
    expect(await wait(1)).toBe('closed');
  });

  it('gives a right for some minutes, during which the seat is lent to no other person [S2.290 S2.295]', async () => {
    await queue(1, 2);
    await endLoans();
    // Also before the sweep.
    expect((await borrow(3)).kind).toBe('denied');
    expect(await placesOf(1, 2)).toEqual(['turn', 1]);
    expect((await borrow(2)).kind).toBe('denied');
    const free = (person: number) =>
      freeSeats(database, [BOOK], `user:${reader(person).userId}`, LOAN_SECONDS);
    expect(await Promise.all([1, 2, 3].map(free))).toEqual([new Set([BOOK]), new Set(), new Set()]);
    expect((await borrow(1)).kind).toBe('granted');
    expect(await placesOf(1, 2)).toEqual(['none', 1]);
  });

  it('passes an unused turn to the next person [S2.292]', async () => {
    await queue(1, 2);
    await endLoans();
    await sweep();
    await passTime(TURN_SECONDS + 1);
    await sweep();
    expect(await placesOf(1, 2)).toEqual(['none', 'turn']);
    expect((await borrow(1)).kind).toBe('denied');
  });

  it('can be left, and a turn that is left passes on at once [S2.296]', async () => {
    await queue(1, 2, 3);
    await leave(2);
    expect(await placesOf(1, 2, 3)).toEqual([1, 'none', 2]);
    await endLoans();
    await sweep();
    await leave(1);
    expect(await placesOf(1, 3)).toEqual(['none', 'turn']);
  });

  it('does not end the loan of a reader who goes on [S2.297]', async () => {
    const first = await borrow(0);
    await wait(1);
    const key = first.kind === 'granted' ? first.licence.licenseKey : '';
    const subject = `user:${reader(0).userId}`;
    expect(await extendLicence(database, key, subject, LOAN_SECONDS)).not.toBeNull();
    expect((await borrow(0)).kind).toBe('granted');
  });

  const SELL = `with shop as (update connections set actions = '{shop,read}')
    update publications set record = '{"price": "1"}'`;

  it.each<[string, string]>([
    ['who may read', `update client_connections set read_by = 'staff'`],
    ['the document', `update appearances set pub_key = 'another' where doc_key = '${BOOK}'`],
    ['an offer', SELL],
    ['the role', `update user_clients set role = 'anonymous' where user_id = $1`],
    ['the membership', 'update user_clients set deactivated_at = now() where user_id = $1'],
    ['the seats', 'update licence_seats set seats = 0'],
  ])('ends with %s [S2.298 S2.340]', async (_what, change) => {
    await queue(1);
    await database.query(change, change.includes('$1') ? [reader(1).userId] : []);
    expect(await placeOf(1)).toBe(change.includes('seats') ? 1 : 'none');
    await endLoans();
    await sweep();
    expect(await placeOf(1)).toBe('none');
    expect(await database.query('select from waiting_places')).toEqual([]);
  });

  it('gives no turn to a person who may not read now [S2.340]', async () => {
    await queue(1, 2, 3);
    await database.query(`update user_clients set role = 'admin' where user_id = $1`, [
      reader(2).userId,
    ]);
    await database.query(`update client_connections set read_by = 'staff'`);
    await endLoans();
    expect((await borrow(3)).kind).toBe('denied');
    expect(await placesOf(1, 2, 3)).toEqual(['none', 'turn', 'none']);
  });

  it('ends a turn with the right to read [S2.340]', async () => {
    await queue(1, 2);
    await endLoans();
    await sweep();
    await database.query('update user_clients set deactivated_at = now() where user_id = $1', [
      reader(1).userId,
    ]);
    await sweep();
    expect(await placesOf(1, 2)).toEqual(['none', 'turn']);
  });

  it('is for the audiences that a session has [S2.340]', async () => {
    const user = { id: 1, login: '', fullName: '', email: '' };
    for (const role of ROLES) {
      const [row] = await database.query<{ audiences: string[] }>(
        'select audiences_of($1) as audiences',
        [role],
      );
      expect(row?.audiences).toEqual(audiencesOf({ id: null, user, role }));
    }
  });

  it('costs the sweep no look at who may read while no seat is free [S2.346]', async () => {
    await queue(1, 2);
    const undone = new Error('undone');
    const swept = database.transaction(async (transaction) => {
      await transaction.query(
        `create or replace function may_wait(place waiting_places) returns boolean language plpgsql as $$
         begin raise exception 'looked'; end $$`,
      );
      await passTurns(transaction, LOAN_SECONDS);
      await transaction.query('delete from licences');
      await expect(passTurns(transaction, LOAN_SECONDS)).rejects.toThrow('looked');
      throw undone;
    });
    await expect(swept).rejects.toBe(undone);
  });

  it('is limited for each person [S2.299]', async () => {
    for (let each = 0; each <= MOST_PLACES; each += 1) {
      await addDocument(database, 100 + each, `pub-${each}`);
      expect((await borrow(each % 2 === 0 ? 0 : 2, `pub-${each}`)).kind).toBe('granted');
      expect(await wait(1, `pub-${each}`)).toBe(each < MOST_PLACES ? 'waiting' : 'too-many');
    }
  });

  it('counts for the limit only while the person may read [S2.299]', async () => {
    const pubKey = (each: number) => `pub-limit-${each}`;
    for (let each = 0; each <= MOST_PLACES + 1; each += 1) {
      await addDocument(database, 200 + each, pubKey(each));
      expect((await borrow(each % 2 === 0 ? 0 : 2, pubKey(each))).kind).toBe('granted');
      if (each < MOST_PLACES) expect(await wait(1, pubKey(each))).toBe('waiting');
    }
    await database.query(`update appearances set pub_key = 'another' where doc_key = $1`, [
      pubKey(3),
    ]);
    expect(await wait(1, pubKey(MOST_PLACES))).toBe('waiting');
    expect(await wait(1, pubKey(MOST_PLACES + 1))).toBe('too-many');
    expect(await readPlaces(database, reader(1))).toHaveLength(MOST_PLACES);
  });

  it('is erased with the person [S2.298]', async () => {
    await queue(4, 5);
    await database.transaction((transaction) =>
      erasePerson(transaction, { client: LIBRARY, id: reader(4).userId }),
    );
    expect(await placesOf(4, 5)).toEqual(['none', 1]);
  });
});
