import type { DemoLanguage, RecordSource } from '../demo-record.ts';

/** A readable document of the demonstration library: a file, and the facts about it. */
export interface DemoDocument {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly record: RecordSource & { readonly language: DemoLanguage };
}
