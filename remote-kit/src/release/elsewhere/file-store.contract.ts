/** Where the files of releases lie that another server than the portal's serves: a folder, or a bucket. */
export interface FileStore {
  /** For people. */
  readonly name: string;
  /**
   * Stores a file for good.
   *
   * @param path relative to the store, with forward slashes
   */
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** A store, and the address at which browsers read it. */
export interface Elsewhere {
  readonly store: FileStore;
  /** Ends in a slash. */
  readonly base: string;
}
