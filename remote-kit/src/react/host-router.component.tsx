import { type ReactNode, useMemo } from 'react';
import { type Navigator, Router, type To } from 'react-router-dom';
import { useHost, useHostLocation } from './use-host.ts';

function pathOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/**
 * Provides react-router's routes, links and hooks over the host's address. A remote without routes should
 * omit it: a router takes a tenth of a first screen's size budget.
 */
export function HostRouter({ children }: { readonly children: ReactNode }) {
  const { navigation } = useHost();
  const location = useHostLocation();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => navigation.href(pathOf(to)),
      go: (delta) => navigation.navigate(delta),
      push: (to, state) => navigation.navigate(pathOf(to), { state }),
      replace: (to, state) => navigation.navigate(pathOf(to), { state, replace: true }),
    }),
    [navigation],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
