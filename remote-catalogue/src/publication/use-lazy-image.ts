import type { ReadyPicture } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { whenNear } from './when-near.ts';

/** An image on its way: there is none, it is awaited, it is here as an object address, it can't be had. */
export type LazyImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'awaited' }
  | {
      readonly kind: 'here';
      readonly src: string;
      /** Width by height, where it is known. */
      readonly shape?: number;
    }
  | { readonly kind: 'missing' };

/**
 * The image of an address, fetched (with the bearer, where the API keeps it) when the element comes
 * near the view, and revoked with the component (`docs/decisions.md` 36).
 */
export function useLazyImage(
  place: RefObject<HTMLElement | null>,
  url: string | undefined,
): LazyImage {
  const host = useHost();
  const [image, setImage] = useState<LazyImage>({ kind: 'awaited' });
  // Before the first paint: what has come ahead stands in it.
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
      else setImage({ kind: 'here', ...picture });
    };
    const showLater = (coming: Promise<Parameters<typeof show>[0]>) =>
      coming.then(show).catch(() => {
        if (!abort.signal.aborted) setImage({ kind: 'missing' });
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
      setImage({ kind: 'awaited' });
    };
  }, [place, url, host]);
  return url ? image : { kind: 'none' };
}
