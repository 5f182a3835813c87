import { useEffect, useState } from 'react';
import type { DocumentSource } from '../source/document-source.contract.ts';

/** A cover; without `src` it is loading, or there is none. */
export interface DocumentCover {
  readonly isLoading: boolean;
  readonly src?: string;
}

/**
 * The cover as an object URL, which is revoked with the component.
 *
 * @param exists whether the document has a cover; requests nothing otherwise
 */
export function useCover(source: DocumentSource, exists: boolean): DocumentCover {
  const [cover, setCover] = useState<DocumentCover>({ isLoading: exists });
  useEffect(() => {
    if (!exists) return;
    const abort = new AbortController();
    let made: string | undefined;
    source
      .cover({ signal: abort.signal, background: true })
      .then((bytes) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setCover({ isLoading: false, src: made });
      })
      .catch(() => abort.signal.aborted || setCover({ isLoading: false }));
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [source, exists]);
  return cover;
}
