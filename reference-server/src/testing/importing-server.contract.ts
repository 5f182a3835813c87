/** The account of the importing server that can sign in by the form. */
export const ADMINISTRATOR = { login: 'admin', password: 'a key to every room' } as const;

/** The address that returns the server's {@link Load} and resets it. */
export const LOAD_PATH = '/testing/load';

/** Duration of uninterrupted work, in milliseconds. */
export interface Stretch {
  /** CPU time of the thread. */
  readonly busy: number;
  readonly elapsed: number;
}

/** Peak load of a server process since the last request. */
export interface Load {
  /** Bytes, without the processes of the document workers. */
  readonly memory: number;
  /** Of one turn of the main thread's event loop. */
  readonly turn: Stretch;
  /** Of the work that held PGlite's session longest, and its longest statement. */
  readonly hold: Stretch & { readonly longest: string };
}
