import { useEffect, useState } from 'react';
import type { DocumentSource } from '../source/document-source.contract.ts';

/** How far a thumbnail is (`docs/behaviour.md` R 2). */
export type ThumbnailState =
  | { readonly kind: 'default' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly address: string }
  | { readonly kind: 'failed' };

/** How long, in ms, a thumbnail has to stay near the visible part before it is asked for. */
const DELAY = 100;

/**
 * The picture of a page, as an object address that lives as long as the component; and the way to say
 * that it can't be drawn.
 */
export function useThumbnail(
  source: Pick<DocumentSource, 'thumbnail'>,
  page: number,
): readonly [ThumbnailState, () => void] {
  const [state, setState] = useState<ThumbnailState>({ kind: 'default' });
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY);
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
