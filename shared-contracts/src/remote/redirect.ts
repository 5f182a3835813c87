import type { HostLocation, NavigationPort } from './ports/navigation.contract.ts';

/**
 * Redirects from an address without a page, and replaces its history entry. Does nothing if the user has
 * navigated elsewhere since that address was read: an effect runs later than its cause, and a press in
 * between has priority.
 *
 * @param from the address that was read; without `search` any address of that path
 * @param to a path of the portal
 * @returns whether it redirected
 */
export function redirect(
  navigation: Pick<NavigationPort, 'current' | 'navigate'>,
  from: Pick<HostLocation, 'pathname'> & Partial<Pick<HostLocation, 'search'>>,
  to: string,
): boolean {
  const { pathname, search } = navigation.current();
  if (pathname !== from.pathname || search !== (from.search ?? search)) return false;
  navigation.navigate(to, { replace: true });
  return true;
}
