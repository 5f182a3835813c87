/** A value that can be given to a statement; arrays become PostgreSQL arrays, Buffers `bytea`. */
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

/** How a statement is run. */
export interface QueryOptions {
  /**
   * For what a person asks and may take very long: on PostgreSQL it is given up after a while, with a
   * `DatabaseError` 57014, and at most half of the connections are busy with such. PGlite lets it take
   * its time.
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

/** What can run several statements as one; handlers get this. */
export interface Transactional extends Queryable {
  /**
   * Runs the work in one transaction; rolls back when it rejects. Inside, ask its argument: asking
   * the database rejects.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
}

/** The database: PGlite in a folder, or PostgreSQL; the same SQL on both. */
export interface Database extends Transactional {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Resolves with why when it is gone for good, though nobody has closed it: every statement rejects from then
   * on. Left out where one may come back, as a PostgreSQL does.
   */
  readonly lost?: Promise<Error>;
  close(): Promise<void>;
}
