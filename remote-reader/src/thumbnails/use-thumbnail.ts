import { useEffect, useState } from 'react';
import type { DocumentSource } from '../source/document-source.contract.ts';

/** The state of a thumbnail (`docs/behaviour.md` R2). */
export type ThumbnailState =
  | { readonly kind: 'default' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly address: string }
  | { readonly kind: 'failed' };

/** How long, in ms, a thumbnail stays near the visible part before it is fetched. */
const FETCH_AFTER_MS = 100;

/**
 * The thumbnail of a page, as an object URL that is revoked with the component; and a function that reports a picture
 * that cannot be decoded.
 */
export function useThumbnail(
  source: Pick<DocumentSource, 'thumbnail'>,
  page: number,
): readonly [ThumbnailState, () => void] {
  const [state, setState] = useState<ThumbnailState>({ kind: 'default' });
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isDue) return;
    const abort = new AbortController();
    let address: string | undefined;
    setState({ kind: 'loading' });
    source.thumbnail(page, { signal: abort.signal, background: true }).then(
      (bytes) => {
        if (abort.signal.aborted) return;
        address = URL.createObjectURL(bytes);
        setState({ kind: 'loaded', address });
      },
      () => !abort.signal.aborted && setState({ kind: 'failed' }),
    );
    return () => {
      abort.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [source, page, isDue]);
  return [state, () => setState({ kind: 'failed' })];
}
