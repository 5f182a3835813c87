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
        // Without values there may be several statements; the last one's rows are the answer.
        const last = Array.isArray(result) ? result.at(-1) : result;
        return (last?.rows ?? []) as R[];
      } catch (error) {
        throw toPostgresError(error);
      }
    },
  };
}

/** @param abandon called when the connection may be left in the middle of the transaction */
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
    // Why the work failed is what counts, not that there is nothing left to roll back.
    await transaction.query('rollback').catch(abandon);
    throw error;
  }
}

/**
 * Lends a connection. While it is lent the pool does not listen to it: one that breaks between two
 * statements would end the process, though the next statement rejects anyway.
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

/** Where a PostgreSQL is, and how many connections this process may hold. */
export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
}

/** Connects to a PostgreSQL; rejects with `DatabaseUnreachableError` when that fails. */
export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    types: postgresTypes,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', ignore);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new DatabaseUnreachableError(`The database could not be reached: ${reason}`);
  }
  const direct = queryableOf(pool);
  const guard = makeTransactionGuard();
  return {
    kind: 'postgres',
    async query(sql, values) {
      guard.check();
      return direct.query(sql, values);
    },
    async transaction(work) {
      guard.check();
      return withClient(pool, (client, abandon) =>
        inTransaction(client, (transaction) => guard.run(() => work(transaction)), abandon),
      );
    },
    close: () => pool.end(),
  };
}
