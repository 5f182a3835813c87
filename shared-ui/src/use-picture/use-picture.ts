import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a picture; `address` is an object URL. */
export type PictureState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly address: string };

/**
 * Loads a picture, whose object URL is revoked with the component or before another picture.
 *
 * @param load must be stable; undefined loads nothing
 * @param onFailure called when the picture cannot be loaded
 * @returns the state, and a function that reports a picture that cannot be decoded
 */
export function usePicture(
  load: ((signal: AbortSignal) => Promise<Blob>) | undefined,
  onFailure?: (error: unknown) => void,
): readonly [PictureState | undefined, fail: () => void] {
  const [state, setState] = useState<PictureState>();
  const report = useEffectEvent((error: unknown) => onFailure?.(error));
  useEffect(() => {
    if (!load) return;
    const abort = new AbortController();
    let address: string | undefined;
    setState({ kind: 'loading' });
    load(abort.signal).then(
      (bytes) => {
        if (abort.signal.aborted) return;
        address = URL.createObjectURL(bytes);
        setState({ kind: 'loaded', address });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error);
        setState({ kind: 'failed' });
      },
    );
    return () => {
      abort.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
      setState(undefined);
    };
  }, [load]);
  return [state, () => setState({ kind: 'failed' })];
}
