/** Addresses that may be linked to (`docs/decisions.md` 36). */
const LINKABLE = new Set(['http:', 'https:', 'mailto:']);

/** An address with a scheme, or one on the library's own host; `www.library.example` is neither. */
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** Where something of a publication is. */
export interface MediaAddress {
  /** Absolute. */
  readonly href: string;
  /** Whether the library keeps it itself: only then may the portal's page load it. */
  readonly isOwn: boolean;
}

/** Reads an address of a record against the page's own; undefined for what must not be linked to. */
export function mediaAddress(url: string, base: string): MediaAddress | undefined {
  if (!COMPLETE.test(url) || !URL.canParse(url, base)) return undefined;
  const { href, protocol, origin } = new URL(url, base);
  if (!LINKABLE.has(protocol)) return undefined;
  return { href, isOwn: origin === new URL(base).origin };
}
