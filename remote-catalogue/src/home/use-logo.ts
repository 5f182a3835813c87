import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints } from '@leeszaal/shared-contracts';
import { useEffect, useState } from 'react';

/** The library's logo; `shown` has an object URL. */
export type LogoState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly src: string }
  | { readonly kind: 'none' };

/** Fetches the logo while it is wanted, and revokes its object URL afterwards. */
export function useLogo(isWanted: boolean): LogoState {
  const { http, telemetry } = useHost();
  const [logo, setLogo] = useState<LogoState>({ kind: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    let made: string | undefined;
    http
      .call(endpoints.getLogo, {}, { signal: abort.signal, onNetworkFailure: 'throw' })
      .then(({ bytes }) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setLogo({ kind: 'shown', src: made });
      })
      // The name then replaces the logo.
      .catch((error) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'warning', name: 'logo-not-loaded', error });
        setLogo({ kind: 'none' });
      });
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setLogo({ kind: 'loading' });
    };
  }, [http, telemetry, isWanted]);
  return isWanted ? logo : { kind: 'none' };
}
