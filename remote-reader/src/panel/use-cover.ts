import { useEffect, useState } from 'react';
import type { DocumentSource } from '../source/document-source.contract.ts';

/** The cover as an object address that lives as long as the component; undefined without one. */
export function useCover(source: DocumentSource): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    let made: string | undefined;
    source
      .cover({ signal: abort.signal, background: true })
      .then((bytes) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setAddress(made);
      })
      .catch(() => undefined);
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [source]);
  return address;
}
