import { redirect } from '@leeszaal/shared-contracts';
import { useEffect } from 'react';
import { useHost, useHostLocation } from './use-host.ts';

/**
 * Redirects from an address without a page. Does nothing if the user has navigated elsewhere before its
 * effect runs.
 */
export function Redirect({ to }: { readonly to: string }) {
  const { navigation } = useHost();
  const { pathname, search } = useHostLocation();
  useEffect(
    () => void redirect(navigation, { pathname, search }, to),
    [navigation, pathname, search, to],
  );
  return null;
}
