/**
 * Whether the page is on the public host: a host and port other than the private portal's
 * (`docs/decisions.md` 8). An empty configuration means that every host is private.
 *
 * @param page the location; browsers omit the default port of its protocol
 */
export function isPublicHost(page: Pick<Location, 'host' | 'protocol'>, appHost: string): boolean {
  const wanted = appHost.trim().toLowerCase();
  if (wanted === '') return false;
  const address = `${page.protocol}//${wanted}`;
  const host = URL.canParse(address) ? new URL(address).host : wanted;
  return page.host.toLowerCase() !== host;
}
