import {
  AuthenticationError,
  createHttpClient,
  endpoints,
  type HttpClientOptions,
  type HttpPort,
  isStatus,
  StatusError,
} from '@leeszaal/shared-contracts';

/** A person as they are named to others. */
export interface AccountPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | undefined;
}

/** Whom a session belongs to, as the server answers for its token. */
export interface Account {
  /** Undefined: a visitor without an account, whom a link let in. */
  readonly person: AccountPerson | undefined;
  /** The current library. */
  readonly library: { readonly ref: string; readonly name: string };
}

/** What {@link createAccountLookup} depends on. */
export interface AccountLookupOptions
  extends Pick<HttpClientOptions, 'apiBase' | 'ssoBase' | 'waitForRetry'> {
  /** Of the session that this browser has. */
  readonly present: Pick<HttpClientOptions, 'accessToken' | 'refresh'>;
}

/** Asks the server whom tokens belong to; nothing is read from the tokens themselves. */
export interface AccountLookup {
  /** The account of the session that this browser has; undefined when that session has ended. */
  present(): Promise<Account | undefined>;
  /**
   * The account of an access token that is not stored, without refreshing it; undefined when the server
   * does not accept it, or the account has no access.
   */
  of(accessToken: string): Promise<Account | undefined>;
}

/** Makes the lookup. Only a network failure is held open, in the connection dialog. */
export function createAccountLookup(options: AccountLookupOptions): AccountLookup {
  const { present, ...bases } = options;
  const client = (session: AccountLookupOptions['present']): HttpPort =>
    createHttpClient({ ...bases, ...session, onAuthenticationLost: () => undefined });
  return {
    present: () => accountOf(client(present), () => false),
    of: (accessToken) =>
      accountOf(
        client({ accessToken: () => accessToken, refresh: async () => false }),
        (error) => error instanceof StatusError,
      ),
  };
}

async function accountOf(
  http: HttpPort,
  isNone: (error: unknown) => boolean,
): Promise<Account | undefined> {
  try {
    const [role, { current }, user] = await Promise.all([
      http.call(endpoints.getRole, {}),
      http.call(endpoints.getClient, {}),
      http.call(endpoints.getUser, {}).catch((error: unknown) => {
        if (isStatus(error, 403)) return undefined;
        throw error;
      }),
    ]);
    if (role === null) return undefined;
    const { ref, name } = current;
    return {
      person: user && { id: user.id, name: user.name.full, email: user.email || undefined },
      library: { ref, name },
    };
  } catch (error) {
    if (error instanceof AuthenticationError || isNone(error)) return undefined;
    throw error;
  }
}
