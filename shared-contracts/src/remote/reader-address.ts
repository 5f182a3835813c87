/** How the words of a search in a document are combined. */
export type DocumentSearchMode = 'words' | 'phrase';

/** A search in a document. */
export interface DocumentSearch {
  readonly text: string;
  readonly mode: DocumentSearchMode;
}

/** The initial state of the reader. */
export interface ReaderStart {
  /** The page or segment to open: `{n}.pdf`, or the path of the segment, as in search results. */
  readonly file?: string | undefined;
  /** The text to search for and mark. */
  readonly search?: DocumentSearch | undefined;
}

/**
 * Facts about a document, from the screen that leads to the reader. They are the state of the history entry, so that
 * the reader prepares for the format, and borrows, without waiting for the metadata. Without them the reader waits.
 */
export interface KnownDocument {
  readonly pubKey: string;
  /** The media type of what is opened. */
  readonly mimeType?: string | undefined;
}

/** The address of a document in the reader. A phrase is in double quotes, as in a shared link. */
export function readerPath(docKey: string, { file, search }: ReaderStart = {}): string {
  const parameters = new URLSearchParams();
  if (file) parameters.set('file', file);
  if (search) {
    parameters.set('search', search.mode === 'phrase' ? `"${search.text}"` : search.text);
  }
  const query = parameters.size === 0 ? '' : `?${parameters}`;
  return `/reader/${encodeURIComponent(docKey)}${query}`;
}

/** Parses an address of {@link readerPath}; ignores invalid parts. */
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
