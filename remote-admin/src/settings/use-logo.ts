import { useHost, useLibrary } from '@leeszaal/remote-kit/react';
import { AbortedError, endpoints } from '@leeszaal/shared-contracts';
import { usePicture } from '@leeszaal/shared-ui/use-picture';
import { useCallback, useMemo, useState } from 'react';
import { type LogoFault, refusedFault } from './logo-file.ts';

/** The library's logo with its actions. Failures are logged (`docs/behaviour.md` C 8). */
export interface LogoDraft {
  /** Whether the library has a logo, even if it is still loading or failed to load. */
  readonly isStored: boolean;
  /** Object URL of the stored logo. */
  readonly image: string | undefined;
  readonly isBusy: boolean;
  /** Why the server refused the last file. */
  readonly refusal: LogoFault | undefined;
  /** Resolves to whether the file is the logo now. */
  upload(file: File): Promise<boolean>;
  remove(): Promise<boolean>;
}

/** Loads the stored logo, uploads and deletes it. */
export function useLogo(): LogoDraft {
  const { http, library, telemetry } = useHost();
  const { settings } = useLibrary();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<LogoFault>();
  // Another logo has the same address: a new version fetches it again.
  const [version, setVersion] = useState(0);
  const isStored = Boolean(settings.logo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new picture
  const load = useMemo(() => {
    if (!isStored) return undefined;
    return (signal: AbortSignal) =>
      http.fetchBytes(http.address(endpoints.getLogo, {}), { signal });
  }, [http, isStored, version]);
  const [picture] = usePicture(load, (error) => {
    if (error instanceof AbortedError) return;
    telemetry.report({ level: 'error', name: 'logo-not-loaded', error });
  });
  const run = useCallback(
    async (name: string, action: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setRefusal(undefined);
      try {
        await action();
        await library.reload('settings');
        setVersion((now) => now + 1);
        return true;
      } catch (error) {
        setRefusal(refusedFault(error));
        telemetry.report({ level: 'error', name, error });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [library, telemetry],
  );
  return {
    isStored,
    image: picture?.kind === 'loaded' ? picture.address : undefined,
    isBusy,
    refusal,
    upload: (file) => {
      const body = new FormData();
      body.set('logo-file', file);
      return run('logo-not-uploaded', () => http.call(endpoints.uploadLogo, { body }));
    },
    remove: () => run('logo-not-deleted', () => http.call(endpoints.deleteLogo, {})),
  };
}
