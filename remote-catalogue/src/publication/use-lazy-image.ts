import { useHost } from '@leeszaal/remote-kit/react';
import type { ReadyPicture } from '@leeszaal/shared-contracts';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { whenNear } from './when-near.ts';

/** An image that loads near the viewport; `loaded` has an object URL. */
export type LazyImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded';
      readonly src: string;
      /** Width divided by height, if known. */
      readonly shape?: number;
    }
  | { readonly kind: 'failed' };

/**
 * Fetches an image when its element comes near the viewport, with the bearer if it is the API's, and revokes its object
 * URL on unmount (`docs/decisions.md` 36).
 */
export function useLazyImage(
  place: RefObject<HTMLElement | null>,
  url: string | undefined,
): LazyImage {
  const host = useHost();
  const [image, setImage] = useState<LazyImage>({ kind: 'loading' });
  // Before the first paint, which then includes prefetched images.
  useLayoutEffect(() => {
    const element = place.current;
    if (!url || !element) return;
    const abort = new AbortController();
    let made: string | undefined;
    const fetched = async () => {
      const options = { signal: abort.signal, onNetworkFailure: 'throw' } as const;
      return { src: URL.createObjectURL(await host.http.fetchBytes(url, options)) };
    };
    const show = (picture: Omit<ReadyPicture, 'shape'> & Partial<ReadyPicture>) => {
      made = picture.src;
      if (abort.signal.aborted) URL.revokeObjectURL(made);
      else setImage({ kind: 'loaded', ...picture });
    };
    const showLater = (coming: Promise<Parameters<typeof show>[0]>) =>
      coming.then(show).catch(() => {
        if (!abort.signal.aborted) setImage({ kind: 'failed' });
      });
    const early = host.pictures?.take(url);
    let giveUp: (() => void) | undefined;
    if (early instanceof Promise) void showLater(early.catch(fetched));
    else if (early !== undefined) show(early);
    else giveUp = whenNear(element, () => void showLater(fetched()));
    return () => {
      giveUp?.();
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setImage({ kind: 'loading' });
    };
  }, [place, url, host]);
  return url ? image : { kind: 'none' };
}
