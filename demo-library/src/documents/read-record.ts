import { type DocumentRecord, documentRecordSchema } from '../demo-record.ts';
import { readData } from '../read-data.ts';

/** Reads the `record.json` beside a document's module. */
export const readRecord = (base: string): DocumentRecord =>
  readData(new URL('record.json', base), documentRecordSchema);
