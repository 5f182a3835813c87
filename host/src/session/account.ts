import {
  AuthenticationError,
  createHttpClient,
  endpoints,
  type HttpClientOptions,
  type HttpPort,
  isStatus,
  StatusError,
} from '@leeszaal/shared-contracts';

/** A person, as other people see them. */
export interface AccountPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | undefined;
}

/** The owner of a session, as the server answers for its token. */
export interface Account {
  /** Undefined for a visitor without an account, whom a link admitted. */
  readonly person: AccountPerson | undefined;
  /** The current library. */
  readonly library: { readonly ref: string; readonly name: string };
}

/** Dependencies of {@link createAccountLookup}. */
export interface AccountLookupOptions
  extends Pick<HttpClientOptions, 'apiBase' | 'ssoBase' | 'waitForRetry'> {
  /** The tokens of this browser's session. */
  readonly present: Pick<HttpClientOptions, 'accessToken' | 'refresh'>;
}

/** Asks the server for the owner of tokens; never reads the tokens themselves. */
export interface AccountLookup {
  /** The account of this browser's session; undefined when the session has ended. */
  present(): Promise<Account | undefined>;
  /**
   * The account of an access token that is not stored, without a refresh; undefined when the server refuses
   * it, or the account has no access.
   */
  of(accessToken: string): Promise<Account | undefined>;
}

/** Creates the lookup. Only a network failure waits, in the connection dialog. */
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
