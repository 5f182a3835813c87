import type { Release } from '@leeszaal/shared-contracts/registry';

/** The digests of the files that may run, by address. */
const digests = new Map<string, string>();

/**
 * Has the browser compare each script and style sheet of a release with its digest, also those that the remote loads
 * later. Scripts without a digest do not run: the server sends `Integrity-Policy: blocked-destinations=(script)`.
 *
 * @param base the address that the paths of the files are relative to
 */
export function allowFiles({ files }: Pick<Release, 'files'>, base: string): void {
  for (const { path, sha384 } of files) digests.set(new URL(path, base).href, `sha384-${sha384}`);
}

/** Sets the digest of an element when the element gets its address. */
function enforceIn(
  prototype: HTMLScriptElement | HTMLLinkElement,
  attribute: 'src' | 'href',
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, attribute);
  Object.defineProperty(prototype, attribute, {
    ...property,
    set(this: HTMLScriptElement | HTMLLinkElement, address: unknown) {
      const integrity = digests.get(new URL(String(address), document.baseURI).href);
      if (integrity !== undefined) {
        this.integrity = integrity;
        this.crossOrigin = 'anonymous';
      }
      property?.set?.call(this, address);
    },
  });
}

enforceIn(HTMLScriptElement.prototype, 'src');
enforceIn(HTMLLinkElement.prototype, 'href');
