/**
 * Adds parameters to the address of a page of the portal. An address elsewhere is returned unchanged: another website
 * knows none of our parameters.
 */
export function addressWith(address: string, parameters: Readonly<Record<string, string>>): string {
  if (!/^\/(?![/\\])/.test(address)) return address;
  const url = new URL(address, 'https://portal');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
