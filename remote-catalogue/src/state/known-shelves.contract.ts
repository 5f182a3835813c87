import type { Bookshelf } from '@leeszaal/shared-contracts';

/** One's own shelves with what was changed since they were read, where they could not be read again. */
export interface KnownShelves {
  /** Those that were read: with others from the host this is history. */
  readonly read: readonly Bookshelf[];
  readonly shelves: readonly Bookshelf[];
}
