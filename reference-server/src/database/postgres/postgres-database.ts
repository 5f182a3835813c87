import pg from 'pg';
import type { Database, Queryable, Row, SqlValue } from '../database.contract.ts';
import { DatabaseUnreachableError } from '../startup-errors.ts';
import { makeTransactionGuard } from '../transaction-guard.ts';
import { toPostgresError } from './connection-error.ts';
import { postgresTypes } from './postgres-types.ts';

interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

const ignore = (): void => undefined;

function queryableOf(runner: Runner): Queryable {
  return {
    async query<R extends Row>(sql: string, values?: readonly SqlValue[]): Promise<R[]> {
      try {
        const result: pg.QueryResult | pg.QueryResult[] = await runner.query({
          text: sql,
          ...(values !== undefined && { values: [...values] }),
        });
        // Without values there may be several statements; the last one's rows are the result.
        const last = Array.isArray(result) ? result.at(-1) : result;
        return (last?.rows ?? []) as R[];
      } catch (error) {
        throw toPostgresError(error);
      }
    },
  };
}

/** @param abandon called when the connection may still be in the transaction */
async function inTransaction<T>(
  client: pg.PoolClient,
  work: (transaction: Queryable) => Promise<T>,
  abandon: () => void,
): Promise<T> {
  const transaction = queryableOf(client);
  await transaction.query('begin');
  try {
    const result = await work(transaction);
    await transaction.query('commit');
    return result;
  } catch (error) {
    // The cause of the failure matters, not a failed rollback.
    await transaction.query('rollback').catch(abandon);
    throw error;
  }
}

/**
 * Runs work with a connection of the pool, which does not listen to its errors meanwhile. Without a listener,
 * a connection that breaks between two statements would end the process.
 */
async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, abandon: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toPostgresError(error);
  });
  let abandoned = false;
  client.on('error', ignore);
  try {
    return await work(client, () => {
      abandoned = true;
    });
  } finally {
    client.release(abandoned);
    client.off('error', ignore);
  }
}

const BOUNDED_SECONDS = 30;

/** Options of a PostgreSQL. */
export interface PostgresOptions {
  readonly url: string;
  /** Connections of this process; bounded statements get half as many more. */
  readonly connections?: number;
  /** Timeout of bounded statements; for tests. */
  readonly boundedSeconds?: number;
}

function openPool(
  { url }: PostgresOptions,
  connections: number,
  more: Pick<pg.PoolConfig, 'statement_timeout'> = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    types: postgresTypes,
    ...more,
  });
  // The pool replaces a broken idle connection; without a listener it would end the process.
  pool.on('error', ignore);
  return pool;
}

/** Connects to a PostgreSQL. @throws DatabaseUnreachableError */
export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const { connections = 10, boundedSeconds = BOUNDED_SECONDS } = options;
  const pool = openPool(options, connections);
  const boundedPool = openPool(options, Math.ceil(connections / 2), {
    statement_timeout: boundedSeconds * 1000,
  });
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new DatabaseUnreachableError(`The database could not be reached: ${reason}`);
  }
  const direct = queryableOf(pool);
  const bounded = queryableOf(boundedPool);
  const guard = makeTransactionGuard();
  return {
    kind: 'postgres',
    async query(sql, values, options) {
      guard.check();
      return (options?.bounded ? bounded : direct).query(sql, values);
    },
    async transaction(work) {
      guard.check();
      return withClient(pool, (client, abandon) =>
        inTransaction(client, (transaction) => guard.run(() => work(transaction)), abandon),
      );
    },
    async close() {
      await Promise.all([pool.end(), boundedPool.end()]);
    },
  };
}
