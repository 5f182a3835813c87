import { useHost } from '@leeszaal/remote-kit/react';
import { usePicture } from '@leeszaal/shared-ui/use-picture';
import { useMemo } from 'react';

/** Loads a book's cover (`docs/decisions.md` 36); without an address there is none. */
export function useCover(url: string | undefined) {
  const { http } = useHost();
  const load = useMemo(
    () =>
      url
        ? (signal: AbortSignal) => http.fetchBytes(url, { signal, onNetworkFailure: 'throw' })
        : undefined,
    [http, url],
  );
  const [picture = { kind: url ? 'loading' : 'failed' } as const] = usePicture(load);
  return {
    isLoading: picture.kind === 'loading',
    src: picture.kind === 'loaded' ? picture.address : undefined,
  };
}
