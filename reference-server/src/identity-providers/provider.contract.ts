/** A value that can be stored as JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A provider's statements on a person, by the name of the claim or attribute; `groups` has those of a directory. */
export type Claims = Readonly<Record<string, readonly string[]>>;

/** A person whom a provider has verified. */
export interface Identity {
  /** The provider's own lasting id of the person. */
  readonly subject: string;
  /** Empty: not given. */
  readonly name: string;
  /** Empty: not given, or known to be unverified. */
  readonly email: string;
  /** Whether the provider has verified the address, so that an account may be linked by it. */
  readonly vouchesForEmail: boolean;
  readonly claims: Claims;
  /** The provider's data for asking again and for signing out; stored with the session. */
  readonly handle: Json;
}

/** Why a sign-in is refused, for the log and for an administrator's trial. */
export type RefusalReason =
  /** The provider could not be reached, or answered with an error of its own. */
  | 'unreachable'
  /** The settings do not fit the provider, such as a wrong secret or a missing attribute. */
  | 'misconfigured'
  /** The provider said that the person may not or would not sign in. */
  | 'denied'
  /** The answer is not what was asked for: forged, for another portal, expired, or used before. */
  | 'invalid'
  /** A wrong user name or password. */
  | 'wrong';

/** A sign-in that a provider refused, or an answer that is refused. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly reason: RefusalReason;
  /** @param message for the log and an administrator, in English, without secrets */
  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The addresses of the portal that a provider is told. */
export interface ProviderAddresses {
  readonly answer: string;
  readonly signOut: string;
  readonly signedOut: string;
  readonly metadata: string;
}

/** The answer of a provider as it arrived in the browser's request. */
export interface ProviderAnswer {
  readonly query: Readonly<Record<string, string>>;
  /** The query as it arrived, without the question mark: a signature may cover its bytes. */
  readonly raw?: string;
  /** Of a form; undefined: the request was a GET. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The result of asking a provider again. `unknown`: it could not be asked, or not to the end. */
export type Standing =
  | { readonly kind: 'active'; readonly identity?: Identity; readonly handle: Json }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown'; readonly cause: unknown; readonly handle?: Json };

/** A session that a provider has ended: by its own id of the session, else all of the person. */
export interface EndedThere {
  readonly subject?: string;
  readonly session?: string;
}

/** The functions of all providers. */
interface AnyProvider {
  /** Asks whether the person still has access, and with which claims. Never rejects. */
  ask(handle: Json): Promise<Standing>;
}

/** A provider to which the browser goes. */
export interface RedirectingProvider extends AnyProvider {
  readonly manner: 'redirect';
  /**
   * Begins a sign-in.
   *
   * @param state comes back with the answer
   * @returns where the browser goes, and what verifies the answer
   * @throws ProviderRefusal
   */
  begin(state: string): Promise<{ readonly address: string; readonly kept: Json }>;
  /** Verifies the answer. @throws ProviderRefusal */
  finish(answer: ProviderAnswer, kept: Json): Promise<Identity>;
  /**
   * Where the browser goes to sign out there; undefined: the provider has no such address.
   *
   * @param back comes back as `state`, if the protocol can carry it
   * @throws ProviderRefusal
   */
  signOut(handle: Json, back?: string): Promise<string | undefined>;
  /**
   * Verifies a message with which the provider says that a session ended: by a call of its own (OpenID Connect), or
   * through the browser, which is then answered with `redirect` (SAML).
   *
   * @throws ProviderRefusal
   */
  readEnd(message: ProviderAnswer): Promise<EndedThere & { readonly redirect?: string }>;
  /** The description of this portal for the provider: XML; undefined where the protocol has none. */
  metadata(): Promise<string | undefined>;
}

/** A provider that checks a user name and a password which were typed on a page of this portal. */
export interface PasswordProvider extends AnyProvider {
  readonly manner: 'password';
  /** @throws ProviderRefusal */
  check(login: string, password: string): Promise<Identity>;
}

/** An identity provider. */
export type Provider = RedirectingProvider | PasswordProvider;

/** The arguments from which a provider of any kind is made. */
export interface ProviderOptions<Settings> {
  readonly settings: Settings;
  /** Empty: none. */
  readonly secret: string;
  readonly addresses: ProviderAddresses;
  /** Seconds since 1970; for tests of expiry. Default: the clock. */
  readonly now?: () => number;
}

/** Tolerated difference between the clocks of a provider and of this server, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 60;
/** How long a provider is waited for, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 10_000;
