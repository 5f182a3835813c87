import type { Row, SqlValue } from '../database.contract.ts';

/** What the thread of PGlite is started with. */
export interface ThreadOptions {
  /** Folder of the database; in memory when left out. */
  readonly folder?: string;
  /** File that is locked as long as the thread lives; a second thread on it fails to start. */
  readonly lockFile?: string;
  /** A dump to start from, in memory. */
  readonly template?: Uint8Array;
}

/** One request to the thread. Without values, `sql` may hold several statements. */
export type ThreadRequest = { readonly id: number } & (
  | { readonly type: 'query'; readonly sql: string; readonly values?: readonly SqlValue[] }
  | { readonly type: 'dump' }
  | { readonly type: 'close' }
);

/** Why a request failed. */
export interface ThreadFailure {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
}

/** What the thread says (`busy`: milliseconds of its own time): first `ready` or `failed`, then one answer for each request. */
export type ThreadMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: 'in-use' | 'error'; readonly message: string }
  | { readonly type: 'rows'; readonly id: number; readonly rows: Row[]; readonly busy: number }
  | { readonly type: 'dumped'; readonly id: number; readonly dump: Uint8Array }
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly failure: ThreadFailure };
