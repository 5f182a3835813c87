import { useHost } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';

/** A cover on its way, or what has come of it: without an address there is none to be had. */
export interface BookCover {
  readonly isLoading: boolean;
  readonly src?: string;
}

/** A book's cover as an object address that lives as long as the component (`docs/decisions.md` 36). */
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
