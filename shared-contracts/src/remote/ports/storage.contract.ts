/** Storage for small values, which may be lost at any time; never throws. */
export interface StorageArea {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The browser's storage, each remote under its own prefix. */
export interface StoragePort {
  /** Without expiry; the host removes keys that begin with `own-` when the person signs out or another one signs in. */
  readonly local: StorageArea;
  /** For the lifetime of the tab. */
  readonly session: StorageArea;
}
