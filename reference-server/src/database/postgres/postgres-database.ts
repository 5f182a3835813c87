import pg from 'pg';
import type { Database, Queryable, Row, SqlValue } from '../database.contract.ts';
import { toDatabaseError } from '../database-error.ts';
import { DatabaseUnreachableError } from '../startup-errors.ts';
import { makeTransactionGuard } from '../transaction-guard.ts';
import { postgresTypes } from './postgres-types.ts';

interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

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
        throw toDatabaseError(error);
      }
    },
  };
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const transaction = queryableOf(client);
  await transaction.query('begin');
  try {
    const result = await work(transaction);
    await transaction.query('commit');
    return result;
  } catch (error) {
    await transaction.query('rollback');
    throw error;
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
  pool.on('error', () => undefined);
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
      const client = await pool.connect();
      try {
        return await inTransaction(client, (transaction) => guard.run(() => work(transaction)));
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
