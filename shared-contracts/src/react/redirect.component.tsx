import { useEffect } from 'react';
import { redirect } from '../remote/redirect.ts';
import { useHost, useHostLocation } from './use-host.ts';

/**
 * Stands at an address at which nothing stands, and leads on from it. Unlike the router's own way it leads
 * nobody back who has gone elsewhere before its effect runs.
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
