/**
 * Whether the page stands on the public host: another host and port than the private portal's
 * (`docs/decisions.md` 8). An empty configuration means private everywhere.
 *
 * @param page where the page stands; browsers leave out the port that its protocol has anyway
 */
export function isPublicHost(page: Pick<Location, 'host' | 'protocol'>, appHost: string): boolean {
  const wanted = appHost.trim().toLowerCase();
  if (wanted === '') return false;
  const address = `${page.protocol}//${wanted}`;
  const host = URL.canParse(address) ? new URL(address).host : wanted;
  return page.host.toLowerCase() !== host;
}
