async function digest(algorithm: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return btoa(String.fromCharCode(...hash));
}

/** The SHA-384 of some bytes in base64, as the registry and `integrity` attributes have it. */
export const sha384 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => digest('SHA-384', bytes);

/** The SHA-256 of a text in base64, as a content policy has it. */
export const sha256 = (text: string): Promise<string> =>
  digest('SHA-256', new TextEncoder().encode(text));
