import { readdirSync } from 'node:fs';
import type { LoaderContext } from 'webpack';
import { pdfFilesModule, pdfFilesTable } from './pdf-files-source.ts';

/** Options of the loader. */
export interface PdfFilesLoaderOptions {
  /** Folders by the names with which pdf.js requests them: `cmaps` → absolute. */
  readonly folders: Readonly<Record<string, string>>;
}

/** The query of the module with the addresses. */
export const TABLE_QUERY = '?table';

/** Replaces the reader's `pdf-files.ts` by a module that loads the addresses, which are in a chunk of their own. */
export default function pdfFilesLoader(this: LoaderContext<PdfFilesLoaderOptions>): string {
  const { folders } = this.getOptions();
  if (this.resourceQuery !== TABLE_QUERY) return pdfFilesModule(this.resourcePath + TABLE_QUERY);
  for (const folder of Object.values(folders)) this.addContextDependency(folder);
  return pdfFilesTable(folders, (folder) => readdirSync(folder));
}
