import type { Bookshelf } from '../../api/entities/bookshelf.ts';
import type { SearchModule } from '../../api/entities/search.ts';
import type { ClientSettings } from '../../api/entities/settings.ts';

/** What the host loads at start and every remote may read. */
export interface Library {
  readonly settings: ClientSettings;
  readonly modules: readonly SearchModule[];
  /** The person's own shelves; empty without the user role. */
  readonly bookshelves: readonly Bookshelf[];
}

/** Reads the library and has it loaded again after a change. */
export interface LibraryPort {
  current(): Library;
  /** Loads one part again; remotes hear of it as a `library` change. Rejects with an `ApiError`. */
  reload(part: keyof Library): Promise<void>;
}
