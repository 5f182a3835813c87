/** How the words of a search in a document are meant. */
export type DocumentSearchMode = 'words' | 'phrase';

/** A search in a document. */
export interface DocumentSearch {
  readonly text: string;
  readonly mode: DocumentSearchMode;
}

/** With what the reader begins. */
export interface ReaderStart {
  /** The page or segment to open: `{n}.pdf`, or the path of the segment, as in search results. */
  readonly file?: string | undefined;
  /** What to search for and mark. */
  readonly search?: DocumentSearch | undefined;
}

/** The address of a document in the reader. A phrase stands in double quotes, as in a shared link. */
export function readerPath(docKey: string, { file, search }: ReaderStart = {}): string {
  const parameters = new URLSearchParams();
  if (file) parameters.set('file', file);
  if (search) {
    parameters.set('search', search.mode === 'phrase' ? `"${search.text}"` : search.text);
  }
  const query = parameters.size === 0 ? '' : `?${parameters}`;
  return `/reader/${encodeURIComponent(docKey)}${query}`;
}

/** Reads what {@link readerPath} wrote; whatever makes no sense is as if it weren't there. */
export function readerStartOf(query: string): ReaderStart {
  const parameters = new URLSearchParams(query);
  const typed = parameters.get('search')?.trim() ?? '';
  const quoted = /^"(.*)"$/s.exec(typed)?.[1];
  const text = (quoted ?? typed).trim();
  return {
    file: parameters.get('file') || undefined,
    search: text === '' ? undefined : { text, mode: quoted === undefined ? 'words' : 'phrase' },
  };
}
