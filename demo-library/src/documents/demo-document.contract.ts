import type { DemoLanguage, DemoPrice, RecordSource } from '../demo-record.ts';

/** The facts about a readable document. */
export interface DocumentRecord extends RecordSource {
  readonly language: DemoLanguage;
  /** What the bookshop asks for it, where it offers it. */
  readonly price?: DemoPrice;
  /** The library does not have it: it is in the bookshop alone, and can be read once it was bought. */
  readonly isOnlyForSale?: true;
}

/** A readable document of the demonstration library: a file, and the facts about it. */
export interface DemoDocument {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly record: DocumentRecord;
}

/** A document that can be made; the facts are known before the bytes are. */
export interface DocumentMaker {
  readonly record: DocumentRecord;
  /** The same bytes every time. */
  readonly make: () => Promise<DemoDocument>;
}
