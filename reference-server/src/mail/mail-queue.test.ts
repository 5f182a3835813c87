import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { queueMail, sendQueuedMails } from './mail-queue.ts';
import type { Mail } from './mailer.contract.ts';
import { startSending } from './start-sending.ts';

const mailOf = (subject: string): Mail => ({ to: 'ada@example.org', subject, text: 'Hello' });

describeOnBothDatabases('mails that are queued', (makeDatabase) => {
  let database: Database;
  let sent: Mail[];
  const warn = jest.fn();
  const log = { warn };
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const broken = {
    send: async () => {
      throw new Error('550 <anna@library.example> unknown');
    },
  };
  beforeAll(async () => {
    database = await makeDatabase();
    await database.query("insert into clients (ref, name) values ('north', 'North')");
  });
  beforeEach(async () => {
    sent = [];
    warn.mockClear();
    await database.query('delete from outgoing_mails');
  });
  afterAll(() => database.close());

  const waiting = () =>
    database.query<{ attempts: number; minutes: number }>(
      `select attempts, round(extract(epoch from due_at - clock_timestamp()) / 60)::int as minutes
       from outgoing_mails`,
    );
  const passTime = () =>
    database.query("update outgoing_mails set due_at = clock_timestamp() - interval '1 second'");

  it('are sent once each, whichever process sends [C2.160]', async () => {
    await queueMail(database, mailOf('one'), { client: 'north', person: null });
    await queueMail(database, mailOf('two'), { client: 'north', person: null });
    await Promise.all([
      sendQueuedMails(database, mailer, log),
      sendQueuedMails(database, mailer, log),
    ]);
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual(['one', 'two']);
    expect(sent).toContainEqual(mailOf('one'));
    expect(await waiting()).toEqual([]);
  });

  it('are never sent of what was taken back [C2.160]', async () => {
    const taken = database.transaction(async (transaction) => {
      await queueMail(transaction, mailOf('never'), { client: 'north', person: null });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await sendQueuedMails(database, mailer, log);
    expect(sent).toEqual([]);
  });

  it('are tried again, later each time, until they are sent [C2.160]', async () => {
    await queueMail(database, mailOf('one'), { client: 'north', person: null });
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ]) {
      await sendQueuedMails(database, broken, log);
      expect(await waiting()).toEqual([{ attempts, minutes }]);
      expect(warn).toHaveBeenLastCalledWith(
        { err: expect.objectContaining({ message: '550 <[address]> unknown' }), attempts },
        expect.anything(),
      );
      await sendQueuedMails(database, mailer, log);
      expect(sent).toEqual([]);
      await passTime();
    }
    await sendQueuedMails(database, mailer, log);
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('are not sent after they have expired [S2.342]', async () => {
    const of = { client: 'north', person: null };
    await queueMail(database, mailOf('late'), of, 60);
    await queueMail(database, mailOf('in time'), of, 600);
    await sendQueuedMails(database, broken, log);
    await passTime();
    await database.query(
      "update outgoing_mails set expires_at = expires_at - interval '61 seconds'",
    );
    await sendQueuedMails(database, mailer, log);
    expect(sent).toEqual([mailOf('in time')]);
    expect(await waiting()).toHaveLength(1);
  });

  it('are looked for again and again, until that is stopped', async () => {
    const stop = startSending(database, mailer, log, 5);
    await queueMail(database, mailOf('one'), { client: 'north', person: null });
    while (sent.length < 1) await new Promise(setImmediate);
    await queueMail(database, mailOf('two'), { client: 'north', person: null });
    while (sent.length < 2) await new Promise(setImmediate);
    await stop();
    await queueMail(database, mailOf('three'), { client: 'north', person: null });
    expect(await waiting()).toHaveLength(1);
  });

  it('wait in the queue once that is stopped, but for the one under way', async () => {
    await queueMail(database, mailOf('one'), { client: 'north', person: null });
    await queueMail(database, mailOf('two'), { client: 'north', person: null });
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = {
      async send(mail: Mail) {
        begun.resolve();
        await goOn.promise;
        sent.push(mail);
      },
    };
    const stop = startSending(database, slow, log, 5);
    await begun.promise;
    const stopped = stop();
    goOn.resolve();
    await stopped;
    expect(sent).toEqual([mailOf('one')]);
    expect(await waiting()).toHaveLength(1);
  });
});
