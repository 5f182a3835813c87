import type { Role } from '@leeszaal/shared-contracts';

/** The account behind a session. */
export interface SessionUser {
  readonly id: number;
  readonly login: string;
  readonly fullName: string;
  readonly email: string;
}

/**
 * Who makes a request, read from the database at every request, so that another role, another
 * client or a sign-out counts from the next request on.
 */
export interface Session {
  /** Who holds licences and owns idempotency keys: one person, or one browser of the public library. */
  readonly subject: string;
  /** The token family; null for a public token, which has none. */
  readonly id: string | null;
  /** Null in the public library. */
  readonly user: SessionUser | null;
  /** Null: no access to this application. */
  readonly role: Role | null;
  /** `ref` of the client in use. Nothing of another client is ever visible. */
  readonly client: string;
}
