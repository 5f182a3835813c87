import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { deleteExpired } from '../housekeeping/delete-expired.ts';
import { TURN_SECONDS } from '../licences/licence-store.ts';
import { sendQueuedMails } from '../mail/mail-queue.ts';
import type { Mail } from '../mail/mailer.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { mailTurns } from './mail-turns.ts';
import { addDocument, addReaders, LIBRARY } from './testing/queue-library.ts';
import { passTurns, takePlace } from './waiting-store.ts';

const LOAN_SECONDS = 600;
const BOOKS = ['pub-one', 'pub-two'] as const;

describeOnBothDatabases('the mail of a turn', (makeDatabase) => {
  let database: Database;
  const warn = jest.fn();
  beforeAll(async () => {
    database = await makeDatabase();
    const readers = await addReaders(database);
    await database.query(`update users set email = login || '@example.org'`);
    for (const [at, pubKey] of BOOKS.entries()) {
      await addDocument(database, at + 1, pubKey);
      await database.query(`insert into licence_seats values ($1, 1) on conflict do nothing`, [
        pubKey,
      ]);
      await database.query(
        `insert into licences (key, pub_key, subject, lapses_at)
         values ($1, $1, 'reader', clock_timestamp() + interval '1 minute')`,
        [pubKey],
      );
      const person = { userId: readers[at] ?? 0, client: LIBRARY };
      expect(await takePlace(database, pubKey, person, LOAN_SECONDS, 'de')).toBe('waiting');
    }
    await database.query('delete from licences');
    await passTurns(database, LOAN_SECONDS);
    await database.query('create table kept_places as select * from waiting_places');
  });
  afterEach(async () => {
    warn.mockClear();
    await database.query('delete from outgoing_mails');
    await database.query('delete from waiting_places');
    await database.query(
      'insert into waiting_places overriding system value select * from kept_places',
    );
  });
  afterAll(() => database.close());

  const sweep = () => mailTurns(database, 'https://portal.example', { warn });
  const mails = async () => {
    const rows = await database.query<{ mail: Mail }>(
      'select mail from outgoing_mails order by id',
    );
    return rows.map(({ mail }) => mail);
  };

  it('is not sent after the turn, and is deleted [S2.342]', async () => {
    await sweep();
    const rows = await database.query<{ left: number }>(
      'select extract(epoch from expires_at - clock_timestamp())::float8 as left from outgoing_mails',
    );
    for (const { left } of rows) {
      expect(left).toBeLessThan(TURN_SECONDS);
      expect(left).toBeGreaterThan(TURN_SECONDS - 60);
    }
    await database.query('update outgoing_mails set expires_at = clock_timestamp()');
    const send = jest.fn(async (_mail: Mail) => undefined);
    await sendQueuedMails(database, { send }, { warn });
    expect(send).not.toHaveBeenCalled();
    expect(await deleteExpired(database)).toEqual({ outgoing_mails: 2 });
  });

  it('delays no other when it cannot be written, and is tried again [S2.343]', async () => {
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused'; end $$;
      create trigger refuse before insert on outgoing_mails for each row
        when (new.mail->>'to' = 'person-0@example.org') execute function refuse()`);
    await sweep();
    expect((await mails()).map(({ to }) => to)).toEqual(['person-1@example.org']);
    expect(warn).toHaveBeenCalledTimes(1);
    await database.query('drop trigger refuse on outgoing_mails');
    await sweep();
    expect((await mails()).map(({ to }) => to)).toEqual([
      'person-1@example.org',
      'person-0@example.org',
    ]);
  });

  it('neither waits for the removal of a library nor stops it [S2.344]', async () => {
    const locked = Promise.withResolvers<void>();
    const removal = database.transaction(async (transaction) => {
      await transaction.query('select from clients where ref = $1 for update', [LIBRARY]);
      locked.resolve();
      await transaction.query('select pg_sleep(0.2)');
      await transaction.query('delete from waiting_places where client_ref = $1', [LIBRARY]);
    });
    await locked.promise;
    // PGlite sweeps after the transaction.
    await Promise.all([removal, sweep()]);
    expect(warn).not.toHaveBeenCalled();
    expect(await mails()).toEqual([]);
  });

  it('names a document without a title in its language [S2.345]', async () => {
    await sweep();
    expect((await mails())[0]?.text).toContain('ein Dokument ohne Titel\n');
  });
});
