import { createHash } from 'node:crypto';
import type { RegistryFile } from '@leeszaal/shared-contracts/registry';

/** Milliseconds for one file. */
const LIMIT = 60_000;

/** The types that browsers demand. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.m?js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
];

/** The headers with which a browser would refuse a file to a page of the portal. */
function headerFaults({ headers }: Response, path: string, portal: string): string[] {
  const allowed = headers.get('access-control-allow-origin');
  const policy = headers.get('cross-origin-resource-policy') ?? 'cross-origin';
  const [, type = ''] = TYPES.find(([ending]) => ending.test(path)) ?? [];
  return [
    ...(allowed === '*' || allowed === portal ? [] : ['Access-Control-Allow-Origin: *']),
    ...(policy === 'cross-origin' ? [] : ['Cross-Origin-Resource-Policy: cross-origin']),
    ...(headers.get('content-type')?.startsWith(type) === false ? [`Content-Type: ${type}`] : []),
  ].map((header) => `lacks “${header}”`);
}

/**
 * Asks for a file as a page of the portal does.
 *
 * @param address of the file
 * @param portal the origin of the page
 * @returns what is wrong, for people
 */
export async function fileFaults(
  address: string,
  { path, sha384 }: RegistryFile,
  portal: string,
): Promise<string[]> {
  try {
    const response = await fetch(address, {
      headers: { origin: portal },
      // The Content-Security-Policy would be about another address.
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT),
    });
    if (!response.ok) return [`answers ${response.status}`];
    const digest = createHash('sha384').update(new Uint8Array(await response.arrayBuffer()));
    return [
      ...(digest.digest('base64') === sha384 ? [] : ['has other bytes']),
      ...headerFaults(response, path, portal),
    ];
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return [`cannot be read: ${cause}`];
  }
}
