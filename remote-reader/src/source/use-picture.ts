import { useEffect, useState } from 'react';
import type { SourceOptions } from './document-source.contract.ts';

/** The state of a picture; `address` is an object URL. */
export type PictureState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly address: string };

/**
 * Loads a picture, whose object URL is revoked with the component.
 *
 * @param load must be stable; undefined loads nothing yet
 * @returns the state, and a function that reports a picture that cannot be decoded
 */
export function usePicture(
  load: ((options: SourceOptions) => Promise<Blob>) | undefined,
): readonly [PictureState | undefined, fail: () => void] {
  const [state, setState] = useState<PictureState>();
  useEffect(() => {
    if (!load) return;
    const abort = new AbortController();
    let address: string | undefined;
    setState({ kind: 'loading' });
    load({ signal: abort.signal, background: true }).then(
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
  }, [load]);
  return [state, () => setState({ kind: 'failed' })];
}
