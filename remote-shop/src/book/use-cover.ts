import { useHost } from '@leeszaal/remote-kit/react';
import { useEffect, useState } from 'react';

/** A cover that is loading, or its address; without an address there is no cover. */
export interface BookCover {
  readonly isLoading: boolean;
  readonly src?: string;
}

/** Loads a book's cover as an object URL, revoked with the component (`docs/decisions.md` 36). */
export function useCover(url: string | undefined): BookCover {
  const { http } = useHost();
  const [cover, setCover] = useState<BookCover>({ isLoading: true });
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    let made: string | undefined;
    http
      .fetchBytes(url, { signal: abort.signal, onNetworkFailure: 'throw' })
      .then((bytes) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setCover({ isLoading: false, src: made });
      })
      .catch(() => {
        if (!abort.signal.aborted) setCover({ isLoading: false });
      });
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setCover({ isLoading: true });
    };
  }, [http, url]);
  return url ? cover : { isLoading: false };
}
