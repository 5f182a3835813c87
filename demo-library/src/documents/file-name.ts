import type { DocumentMaker } from './demo-document.contract.ts';

/** The name of a document's file. */
export const fileNameOf = ({ record, format }: DocumentMaker): string => `${record.key}.${format}`;
