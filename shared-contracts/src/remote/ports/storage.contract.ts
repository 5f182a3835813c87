/** A place for small values that may not be there next time; never throws. */
export interface StorageArea {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The browser's storage, each remote under its own prefix. */
export interface StoragePort {
  /** Kept without expiry. */
  readonly local: StorageArea;
  /** Kept as long as the tab. */
  readonly session: StorageArea;
}
