import type { ReadingRefusal } from '@leeszaal/shared-contracts';
import type { Session } from '../session/session.contract.ts';

/** The caller of a request for licensed content. */
export type Borrower = Pick<Session, 'subject' | 'client' | 'id' | 'user' | 'role'>;

/** Checks licence keys for document requests (`docs/decisions.md` 58, 68). */
export interface LicenceGate {
  /**
   * Whether a key is valid for a publication. With a borrower, the key must also be theirs, and their client
   * must have the publication and let them read it.
   * @param borrower null for a request of the browser itself, which the key alone authorises
   */
  isKeyAlive(licenceKey: string, pubKey: string, borrower: Borrower | null): Promise<boolean>;
  /** Whether the borrower holds any valid key for a publication that their client lets them read. */
  holdsKey(pubKey: string, borrower: Borrower): Promise<boolean>;
  /** Why the borrower may not read a publication with any key; null when a key is what is missing. */
  refusalOf(pubKey: string, borrower: Borrower): Promise<ReadingRefusal | null>;
}
