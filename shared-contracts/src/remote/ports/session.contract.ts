import type { Client, User } from '../../api/entities/people/session.ts';
import type { Role } from '../../api/schema/roles.ts';

/** Who is here, and for which library. */
export interface Session {
  /** Undefined for a person without an account (anonymous, public library). */
  readonly user: User | undefined;
  readonly role: Role;
  readonly client: Client;
  /** Whether the portal runs without login (`docs/decisions.md` 8). */
  readonly publicLibrary: boolean;
}

/** Reads the session, begins and ends it. */
export interface SessionPort {
  current(): Session;
  /** Signs out: mounted remotes are unmounted with reason `logout` before the tokens are removed. */
  logout(): Promise<void>;
  /** Switches to another client; false when the server refuses (`docs/decisions.md` 51). */
  switchClient(ref: string): Promise<boolean>;
  /** Goes to the login, which leads back to the present address. A host without accounts of its own has none. */
  signIn?(): void;
}
