import { readTables } from '../../read-tables.ts';
import { bookTable } from './book-table.ts';

/** The tables that nothing computes: alphabets, names and old measures. */
export const writtenTables = readTables(import.meta.url, bookTable);
