import { endpoints } from '@leeszaal/shared-contracts';

/** The calls that `loadPortal` makes for every account; a test compares them. */
export const FIRST_CALLS = [
  endpoints.getClient,
  endpoints.getUser,
  endpoints.getRole,
  endpoints.getSettings,
  endpoints.getSearchModules,
].map(({ method, path }) => ({ method, path }));

/** The call that `loadPortal` adds for an account that may have shelves. */
export const SHELVES_CALL = { method: 'GET', path: endpoints.getBookshelves.path };
