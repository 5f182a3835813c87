import type { DocumentRecord } from '../demo-record.ts';

/** A readable document of the demonstration library; the facts are known before the bytes are. */
export interface DocumentMaker {
  readonly record: DocumentRecord;
  readonly format: 'pdf' | 'epub';
  /** The same bytes every time. */
  readonly make: () => Promise<Uint8Array>;
}
