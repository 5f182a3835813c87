import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/postgres/create-test-database.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Database, Queryable } from '../database.contract.ts';
import { DatabaseError } from '../database-error.ts';
import { migrate } from '../migrations.ts';
import { CONNECTION_FAILURE } from './connection-error.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** A proxy to a server, which can cut connections. */
interface Line {
  readonly url: string;
  /** Cuts all connections, and refuses new ones. */
  cut(): Promise<void>;
}

async function openLine(url: string): Promise<Line> {
  const { host, port } = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.search = '';
  here.hostname = '127.0.0.1';
  here.port = String((server.address() as AddressInfo).port);
  return {
    url: here.href,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

describe('a connection that is lost', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
  });
  afterAll(() => place.drop());

  describe('within a transaction', () => {
    let database: Database;
    let other: Database;
    beforeEach(async () => {
      // The pool has one connection, so later statements need a new one.
      database = await openPostgresDatabase({ url: place.url, connections: 1 });
      other = await openPostgresDatabase({ url: place.url, connections: 1 });
    });
    afterEach(async () => {
      await database.close();
      await other.close();
    });

    async function loseConnection(transaction: Queryable): Promise<void> {
      const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
      await other.query('select pg_terminate_backend($1, 10000)', [row?.pid ?? 0]);
      // Long enough for the idle connection to notice.
      await other.query('select pg_sleep(0.1)');
    }

    it('fails the transaction with a code that passes, and nothing else', async () => {
      const failing = database.transaction(async (transaction) => {
        await loseConnection(transaction);
        return transaction.query('select 1');
      });
      const error = await failing.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DatabaseError);
      expect(error).toMatchObject({ code: CONNECTION_FAILURE });
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('does not hide why the work failed', async () => {
      const failing = database.transaction(async (transaction) => {
        await loseConnection(transaction);
        throw new Error('second thoughts');
      });
      await expect(failing).rejects.toThrow('second thoughts');
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });
  });

  describe('by the server', () => {
    let line: Line;
    let database: Database;
    let server: TestServer;
    beforeAll(async () => {
      line = await openLine(place.url);
      database = await openPostgresDatabase({ url: line.url });
      await migrate(database);
      server = await createTestServer({ database });
    });
    afterAll(async () => {
      await line.cut();
      await server.close();
      await database.close();
    });

    it('is answered as something that passes, by reading and by writing calls', async () => {
      const token = await server.tokenOf('user');
      const read = () => server.call('GET', '/api/bookshelf', { token });
      const write = () =>
        server.call('POST', '/api/bookshelf', {
          token,
          body: { name: 'cut' },
          headers: { 'idempotency-key': 'cut' },
        });
      expect((await read()).statusCode).toBe(200);
      await line.cut();
      for (const answer of [await read(), await read(), await write()]) {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('1');
      }
    });
  });
});
