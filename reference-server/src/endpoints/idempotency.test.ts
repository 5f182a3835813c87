import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { migrate } from '../database/migrations.ts';
import { openPostgresDatabase } from '../database/postgres/postgres-database.ts';
import { notFound } from '../errors/http-error.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestDatabase } from '../testing/postgres/create-test-database.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Handlers } from './handler.contract.ts';
import { once } from './idempotency.ts';

describeOnBothDatabases('Idempotency-Key', (makeDatabase) => {
  let database: Database;
  let one: TestServer;
  let other: TestServer;
  let token: string;
  let fail = false;

  const handlers: Partial<Handlers> = {
    async createBookshelf({ body, session }, services) {
      const [row] = await services.database.query<{ id: number }>(
        `insert into bookshelves (client_ref, author_id, name) values ($1, $2, $3) returning id`,
        [session.client, session.user?.id ?? null, body.name],
      );
      if (fail) throw notFound('second thoughts');
      return { id: row?.id ?? 0, name: body.name, authorId: '1', items: [] };
    },
    async deleteLogo() {
      return undefined;
    },
  };

  beforeAll(async () => {
    database = await makeDatabase();
    one = await createTestServer({ database, handlers });
    other = await createTestServer({ database, handlers });
    token = await one.tokenOf('user');
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await database.close();
  });

  const create = (server: TestServer, key: string | undefined, name: string, as = token) =>
    server.call('POST', '/api/bookshelf', {
      token: as,
      body: { name },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const count = async (name: string): Promise<unknown> => {
    const [row] = await database.query<{ amount: number }>(
      'select count(*) as amount from bookshelves where name = $1',
      [name],
    );
    return row?.amount;
  };

  it('gives a repeat the first answer, also from another process', async () => {
    const first = await create(one, 'k1', 'once');
    const again = await create(other, 'k1', 'once');
    expect(first.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await count('once')).toBe(1);
  });

  it('runs one of many that come at once, and gives all of them its answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) =>
        create(index % 2 === 0 ? one : other, 'k2', 'at once'),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await count('at once')).toBe(1);
  });

  it('refuses a key that comes with something else', async () => {
    await create(one, 'k3', 'this');
    expect((await create(one, 'k3', 'that')).statusCode).toBe(422);
    expect(await count('that')).toBe(0);
  });

  it('is not answered with what was done at another library [C6.7]', async () => {
    await create(one, 'k7', 'there');
    const elsewhere = await one.tokenOf('user', 'south');
    const answer = await create(one, 'k7', 'there', elsewhere);
    expect(answer.statusCode).toBe(422);
    expect(await count('there')).toBe(1);
  });

  it('is one person’s own, and an endpoint’s', async () => {
    await create(one, 'k4', 'mine');
    const admin = await one.tokenOf('admin');
    expect((await create(one, 'k4', 'mine', admin)).statusCode).toBe(200);
    expect(await count('mine')).toBe(2);
    const elsewhere = await one.call('DELETE', '/api/client/logo', {
      token: admin,
      headers: { 'idempotency-key': 'k4' },
    });
    expect(elsewhere.statusCode).toBe(204);
  });

  it('keeps nothing of what failed, so that a repeat tries again', async () => {
    fail = true;
    expect((await create(one, 'k5', 'fails')).statusCode).toBe(404);
    expect(await count('fails')).toBe(0);
    fail = false;
    expect((await create(one, 'k5', 'fails')).statusCode).toBe(200);
    expect(await count('fails')).toBe(1);
  });

  it('is forgotten after a day', async () => {
    await create(one, 'k6', 'daily');
    await database.query(
      "update idempotency_keys set created_at = created_at - interval '25 hours' where key = 'k6'",
      [],
    );
    await create(one, 'k6', 'daily');
    expect(await count('daily')).toBe(2);
  });

  it('is forgotten for another request too', async () => {
    await create(one, 'k8', 'former');
    await database.query(
      "update idempotency_keys set created_at = created_at - interval '25 hours' where key = 'k8'",
    );
    const first = await create(one, 'k8', 'latter');
    expect(first.statusCode).toBe(200);
    expect((await create(other, 'k8', 'latter')).json()).toEqual(first.json());
    expect((await create(one, 'k8', 'former')).statusCode).toBe(422);
    expect(await count('latter')).toBe(1);
  });

  it('may be missing, but not nonsense', async () => {
    expect((await create(one, undefined, 'free')).statusCode).toBe(200);
    expect((await create(one, 'k'.repeat(256), 'long')).statusCode).toBe(400);
    expect((await create(one, 'ké', 'accent')).statusCode).toBe(400);
  });
});

describe('a call that takes long', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const place = await createTestDatabase();
    drop = place.drop;
    database = await openPostgresDatabase({ url: place.url });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const call = (key: string, work: () => Promise<unknown>) =>
    database.transaction((transaction) =>
      once(transaction, { owner: 'a', endpoint: 'call', key, requestHash: 'h' }, work),
    );

  it('holds up no other, whatever there is to be forgotten', async () => {
    await database.query(
      `insert into idempotency_keys (owner, endpoint, key, request_hash, created_at)
       values ('b', 'call', 'old', 'h', now() - interval '2 days')`,
    );
    const begun = Promise.withResolvers<void>();
    const mail = Promise.withResolvers<string>();
    const slow = call('slow', () => {
      begun.resolve();
      return mail.promise;
    });
    await begun.promise;
    expect(await call('quick', async () => 'done')).toBe('done');
    mail.resolve('sent');
    expect(await slow).toBe('sent');
  });
});
