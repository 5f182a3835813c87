/**
 * Whether the page stands on the public host: another host and port than the private portal's
 * (`docs/decisions.md` 8). An empty configuration means private everywhere.
 */
export function isPublicHost(host: string, appHost: string): boolean {
  return appHost.trim() !== '' && host.toLowerCase() !== appHost.trim().toLowerCase();
}
