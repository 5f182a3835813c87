import type {
  BasketPort,
  Library,
  LibraryPort,
  RemotesPort,
  Session,
  SessionPort,
  TermsLinks,
} from '@leeszaal/shared-contracts';

/*
 * The ports of an embed without a portal around it: no account menu, no modules, no shelves, no basket, no other
 * remote. The server knows the person by the token; the reader needs no name.
 */

const SESSION: Session = {
  user: undefined,
  role: 'user',
  client: { current: { ref: '', name: '', email: '' }, switch: [] },
  publicLibrary: false,
};

const LIBRARY: Library = { settings: {}, modules: [], bookshelves: [] };

/** The session of the token's person; the page around the reader ends it, by ending its own. */
export const sessionPort: SessionPort = {
  current: () => SESSION,
  logout: async () => undefined,
  switchClient: async () => false,
};

/** An empty library. */
export const libraryPort: LibraryPort = {
  current: () => LIBRARY,
  reload: async () => undefined,
};

/** An empty basket. */
export const basketPort: BasketPort = {
  entries: () => [],
  add: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
};

/** No other remote. */
export const remotesPort: RemotesPort = {
  mount: async () => ({ unmount: async () => undefined }),
};

/** An embed sells nothing. */
export const terms: TermsLinks = { general: '', privacy: '' };
