/** The account of the importing server that can sign in by the form. */
export const ADMINISTRATOR = { login: 'admin', password: 'a key to every room' } as const;

/** Where the importing server of the tests tells its {@link Load}, and measures anew from then on. */
export const LOAD_PATH = '/testing/load';

/** How long something went on without letting anything else in between, in milliseconds. */
export interface Stretch {
  /** Time of the processor for its thread alone: what else the machine does is not in it. */
  readonly busy: number;
  readonly elapsed: number;
}

/** The most that a server process has taken since it was asked last. */
export interface Load {
  /** Bytes, without the processes of the document workers. */
  readonly memory: number;
  /** Of one turn of the main thread's event loop. */
  readonly turn: Stretch;
  /** Of one piece of work that had PGlite's session, and its longest statement. */
  readonly hold: Stretch & { readonly longest: string };
}
