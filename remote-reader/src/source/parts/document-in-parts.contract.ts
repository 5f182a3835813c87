import type { HttpPort } from '@leeszaal/shared-contracts';

/** A document whose pages the server has in parts. */
export interface DocumentInParts {
  readonly http: HttpPort;
  readonly docKey: string;
  readonly licenceKey: () => string;
  /** Whether there is a loan, and what it calls when that changes. */
  readonly isHeld: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Aborted when the document closes. */
  readonly signal: AbortSignal;
}
