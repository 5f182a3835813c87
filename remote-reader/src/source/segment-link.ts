/** A place by its file and, within it, by its anchor. */
export interface SegmentLink {
  /** Path of the segment, decoded; empty for none. */
  readonly path: string;
  /** What follows the `#`, decoded; undefined without one. */
  readonly fragment: string | undefined;
}

/** Percent-encoded throughout, but no UTF-8: bytes of an older alphabet, as some books have them. */
const ENCODED_BYTES = /^(?:[^%]|%[0-9a-f]{2})*$/i;

/** Without its percent-encoding, where that is sound; the server reads it in the same way. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ENCODED_BYTES.test(text)
      ? text.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : text;
  }
}

/** Takes a link `path?query#anchor` apart, as the contents and the search results hold it. */
export function splitLink(link: string): SegmentLink {
  const hash = link.indexOf('#');
  const address = hash < 0 ? link : link.slice(0, hash);
  const path = (address.split('?')[0] ?? '').replace(/^(?:\.?\/)+/, '');
  const fragment = hash < 0 ? '' : decoded(link.slice(hash + 1));
  return { path: decoded(path), fragment: fragment === '' ? undefined : fragment };
}

/** What a link in the text is. */
export type TextLink =
  | { readonly kind: 'inside'; readonly link: SegmentLink }
  | { readonly kind: 'outside'; readonly url: string };

/**
 * Where the address of a link in the text leads: into the document whose folder is the root, or out
 * of it. The address is absolute: sanitising resolved it.
 */
export function readTextLink(address: string, root: string): TextLink {
  return address.startsWith(root)
    ? { kind: 'inside', link: splitLink(address.slice(root.length)) }
    : { kind: 'outside', url: address };
}
