/** A parameter of a statement; arrays become PostgreSQL arrays, Buffers `bytea`. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly (string | number | null)[];

/** One row; the caller names its columns. `bigint` columns arrive as numbers, `jsonb` parsed. */
export type Row = Readonly<Record<string, unknown>>;

/** Options of a statement. */
export interface QueryOptions {
  /**
   * Bounds the time of a statement that a request can make slow. PostgreSQL aborts it with a `DatabaseError`
   * 57014, and runs it on connections of its own. PGlite cannot abort a statement.
   */
  readonly bounded?: boolean;
}

/** Runs statements. Placeholders are `$1`, `$2`, … JSON goes in as text with a `::jsonb` cast. */
export interface Queryable {
  query<R extends Row = Row>(
    sql: string,
    values?: readonly SqlValue[],
    options?: QueryOptions,
  ): Promise<R[]>;
}

/** Runs statements and transactions; handlers get this. */
export interface Transactional extends Queryable {
  /**
   * Runs the work in one transaction; rolls back when it rejects. The work queries its argument: within it,
   * a query of the database itself rejects.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
}

/** The database: PGlite in a folder, or PostgreSQL; the same SQL on both. */
export interface Database extends Transactional {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Resolves with the cause when the database has ended by itself, after which every statement rejects.
   * Undefined for PostgreSQL, which may come back.
   */
  readonly lost?: Promise<Error>;
  close(): Promise<void>;
}
