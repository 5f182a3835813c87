import type { ServedBytes } from '../http/bytes-body.contract.ts';

/** A table as a download, which no cache keeps. */
export const csvFile = (name: string, table: string): ServedBytes => ({
  mediaType: 'text/csv',
  body: new TextEncoder().encode(table),
  cache: 'no-store',
  headers: { 'content-disposition': `attachment; filename="${name}.csv"` },
});
