import {
  AuthenticationError,
  endpoints,
  type HttpPort,
  hasRole,
  isStatus,
  type Library,
  type Session,
} from '@leeszaal/shared-contracts';

/** The data of the first screen: session and library; or no role. */
export type LoadedPortal =
  | { readonly kind: 'ready'; readonly session: Session; readonly library: Library }
  /** The account has no access to this application (`docs/decisions.md` 3). */
  | { readonly kind: 'no-role' };

/**
 * Loads client, user, role, settings, modules and bookshelves (`docs/behaviour.md` C4), in parallel where
 * possible. Rejects with an `ApiError`.
 */
export async function loadPortal(http: HttpPort, publicLibrary: boolean): Promise<LoadedPortal> {
  const getClient = http.call(endpoints.getClient, {});
  const getUser = orMissing(http.call(endpoints.getUser, {}), undefined, publicLibrary);
  const getRole = http.call(endpoints.getRole, {});
  const rest = Promise.all([
    getClient,
    getUser,
    http.call(endpoints.getSettings, {}),
    http.call(endpoints.getSearchModules, {}),
  ]);
  // An account without a role may be refused everything else: the missing role decides.
  rest.catch(() => undefined);
  const role = await getRole;
  if (role === null) return { kind: 'no-role' };
  const getBookshelves = hasRole(role, 'user')
    ? orMissing(http.call(endpoints.getBookshelves, {}), [], publicLibrary)
    : [];
  const [[client, user, settings, modules], bookshelves] = await Promise.all([
    rest,
    getBookshelves,
  ]);
  return {
    kind: 'ready',
    session: { client, user, role, publicLibrary },
    library: { settings, modules, bookshelves },
  };
}

/**
 * Replaces a refusal by `missing`: without an account there is no user and there are no shelves
 * (`docs/decisions.md` 8).
 */
async function orMissing<T>(call: Promise<T>, missing: T, publicLibrary: boolean): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isStatus(error, 401, 403)) return missing;
    if (publicLibrary && error instanceof AuthenticationError) return missing;
    throw error;
  }
}
