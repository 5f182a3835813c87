import { useHost } from '@leeszaal/shared-contracts/react';
import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the view an image begins to load. */
const MARGIN = '300px';

/**
 * The image of an address as an object address, fetched with the bearer when the element comes near
 * the view, and revoked with the component (`docs/decisions.md` 36). Undefined without one.
 */
export function useLazyImage(
  place: RefObject<HTMLElement | null>,
  url: string | undefined,
): string | undefined {
  const { http } = useHost();
  const [image, setImage] = useState<string>();
  useEffect(() => {
    const element = place.current;
    if (!url || !element) return;
    const abort = new AbortController();
    let made: string | undefined;
    const load = () =>
      http
        .fetchBytes(url, { signal: abort.signal, onNetworkFailure: 'throw' })
        .then((bytes) => {
          if (abort.signal.aborted) return;
          made = URL.createObjectURL(bytes);
          setImage(made);
        })
        // A cover that is missing has the typographic one in its place.
        .catch(() => undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setImage(undefined);
    };
  }, [place, url, http]);
  return image;
}
