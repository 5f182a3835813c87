import type { HostLocation, NavigationPort } from './ports/navigation.contract.ts';

/**
 * Leads on from an address at which nothing stands, in its place in the history. Does nothing when somebody
 * has gone elsewhere since that address was seen: an effect runs later than what it follows from, and a
 * press in between counts for more.
 *
 * @param from the address as it was seen; without `search` any of that path
 * @param to a path of the portal
 * @returns whether it leads on
 */
export function redirect(
  navigation: NavigationPort,
  from: Pick<HostLocation, 'pathname'> & Partial<Pick<HostLocation, 'search'>>,
  to: string,
): boolean {
  const { pathname, search } = navigation.current();
  if (pathname !== from.pathname || search !== (from.search ?? search)) return false;
  navigation.navigate(to, { replace: true });
  return true;
}
