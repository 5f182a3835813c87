import type { Row, SqlValue } from '../database.contract.ts';
import type { StatementTimes } from './holds.ts';

/** Options of PGlite's thread. */
export interface ThreadOptions {
  /** Folder of the database; default: in memory. */
  readonly folder?: string;
  /** A file to lock; a second thread with it fails to start. */
  readonly lockFile?: string;
  /** A dump to start from. */
  readonly template?: Uint8Array;
}

/** A request to the thread. Without values, `sql` may contain several statements. */
export type ThreadRequest = { readonly id: number } & (
  | { readonly type: 'query'; readonly sql: string; readonly values?: readonly SqlValue[] }
  | { readonly type: 'dump' }
  | { readonly type: 'close' }
);

/** The failure of a request. */
export interface ThreadFailure {
  readonly message: string;
  readonly code?: string;
  /** The name of the violated constraint. */
  readonly constraint?: string;
}

/** First `ready` or `failed`, then one response for each request, in their order. */
export type ThreadMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: 'in-use' | 'error'; readonly message: string }
  | ({ readonly type: 'rows'; readonly id: number; readonly rows: Row[] } & StatementTimes)
  | { readonly type: 'dumped'; readonly id: number; readonly dump: Uint8Array }
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly failure: ThreadFailure };
