import type { Bookshelf } from '../../api/entities/bookshelf.ts';
import type { SearchModule } from '../../api/entities/search.ts';
import type { ClientSettings } from '../../api/entities/settings.ts';

/** Data that the host loads at the start and every remote may read. */
export interface Library {
  readonly settings: ClientSettings;
  readonly modules: readonly SearchModule[];
  /** The person's own shelves; empty without the user role. */
  readonly bookshelves: readonly Bookshelf[];
}

/** Reads the library, and reloads it after a change. */
export interface LibraryPort {
  current(): Library;
  /** Reloads one part; remotes receive a `library` change. Rejects with an `ApiError`. */
  reload(part: keyof Library): Promise<void>;
}
