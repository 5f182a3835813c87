import { toBase64 } from './base64.ts';

/** The SHA-384 of some bytes in base64, as the registry and `integrity` attributes have it. */
export async function sha384(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-384', bytes)));
}
