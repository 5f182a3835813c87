import {
  AuthenticationError,
  endpoints,
  type HttpPort,
  hasRole,
  isStatus,
  type Library,
  type Session,
} from '@leeszaal/shared-contracts';

/** What stands before the first screen: the session and the library, or nobody with a role. */
export type LoadedPortal =
  | { readonly kind: 'ready'; readonly session: Session; readonly library: Library }
  /** The account has no access to this application (`docs/decisions.md` 3). */
  | { readonly kind: 'no-role' };

/**
 * Loads client, user, role, settings, modules and bookshelves (`docs/behaviour.md` C4). What does
 * not depend on one another is asked for at the same time. Rejects with an `ApiError`.
 */
export async function loadPortal(http: HttpPort, publicLibrary: boolean): Promise<LoadedPortal> {
  const [client, user, role, settings, modules] = await Promise.all([
    http.call(endpoints.getClient, {}),
    orMissing(http.call(endpoints.getUser, {}), undefined, publicLibrary),
    http.call(endpoints.getRole, {}),
    http.call(endpoints.getSettings, {}),
    http.call(endpoints.getSearchModules, {}),
  ]);
  if (role === null) return { kind: 'no-role' };
  const bookshelves = hasRole(role, 'user')
    ? await orMissing(http.call(endpoints.getBookshelves, {}), [], publicLibrary)
    : [];
  return {
    kind: 'ready',
    session: { client, user, role, publicLibrary },
    library: { settings, modules, bookshelves },
  };
}

/** Without an account there is no user and there are no shelves: no failure (`docs/decisions.md` 8). */
async function orMissing<T>(call: Promise<T>, missing: T, publicLibrary: boolean): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isStatus(error, 401, 403)) return missing;
    if (publicLibrary && error instanceof AuthenticationError) return missing;
    throw error;
  }
}
