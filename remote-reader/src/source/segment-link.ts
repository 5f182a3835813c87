/** A place by its file, and its anchor in the file. */
export interface SegmentLink {
  /** Path of the segment, decoded; empty for none. */
  readonly path: string;
  /** The fragment after the `#`, decoded; undefined without one. */
  readonly fragment: string | undefined;
}

/** Valid percent-encoding, of bytes in an older encoding than UTF-8. */
const ENCODED_BYTES = /^(?:[^%]|%[0-9a-f]{2})*$/i;

/** Decodes valid percent-encoding; the server decodes alike. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ENCODED_BYTES.test(text)
      ? text.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : text;
  }
}

/** Splits a link `path?query#anchor` of contents or search results. */
export function splitLink(link: string): SegmentLink {
  const hash = link.indexOf('#');
  const address = hash < 0 ? link : link.slice(0, hash);
  const path = (address.split('?')[0] ?? '').replace(/^(?:\.?\/)+/, '');
  const fragment = hash < 0 ? '' : decoded(link.slice(hash + 1));
  return { path: decoded(path), fragment: fragment === '' ? undefined : fragment };
}

/** The target of a link in the text. */
export type TextLink =
  | { readonly kind: 'inside'; readonly link: SegmentLink }
  | { readonly kind: 'outside'; readonly url: string };

/**
 * The target of a link in the text: a place in the document, or an outside address.
 *
 * @param address absolute: sanitising resolved it
 * @param root address of the document's folder
 */
export function readTextLink(address: string, root: string): TextLink {
  return address.startsWith(root)
    ? { kind: 'inside', link: splitLink(address.slice(root.length)) }
    : { kind: 'outside', url: address };
}

/** The link to the beginning of a file, by its name in search results. */
export const linkOfFile = (file: string): string => file.replace(/[%?#]/g, encodeURIComponent);
