import type { Role } from '@leeszaal/shared-contracts';

/** The account behind a session. */
export interface SessionUser {
  readonly id: number;
  readonly login: string;
  readonly fullName: string;
  readonly email: string;
}

/** The limits of an embed token. */
export interface EmbedLimits {
  /** The origins of the pages that may use it now. */
  readonly origins: readonly string[];
  /** The only document that it opens; null: every document of the client. */
  readonly docKey: string | null;
}

/** The caller of a request. Read from the database each time, so that changes apply from the next request on. */
export interface Session {
  /** Owner of licences and idempotency keys: a person, or a browser of the public library. */
  readonly subject: string;
  /** The token family; null for a public token, which has none. */
  readonly id: string | null;
  /** Null in the public library. */
  readonly user: SessionUser | null;
  /** Null: no access to this application. */
  readonly role: Role | null;
  /** `ref` of the current client, whose data alone is visible. */
  readonly client: string;
  /** Set for a person who reads in an institution's page. */
  readonly embed?: EmbedLimits;
}
