import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints } from '@leeszaal/shared-contracts';
import { type PictureState, usePicture } from '@leeszaal/shared-ui/use-picture';
import { useMemo } from 'react';

/** Fetches the library's logo while it is wanted. Failures are reported. */
export function useLogo(isWanted: boolean): PictureState | undefined {
  const { http, telemetry } = useHost();
  const load = useMemo(() => {
    if (!isWanted) return undefined;
    return async (signal: AbortSignal) => {
      const options = { signal, onNetworkFailure: 'throw' } as const;
      return (await http.call(endpoints.getLogo, {}, options)).bytes;
    };
  }, [http, isWanted]);
  const [logo] = usePicture(load, (error) =>
    telemetry.report({ level: 'warning', name: 'logo-not-loaded', error }),
  );
  return logo;
}
