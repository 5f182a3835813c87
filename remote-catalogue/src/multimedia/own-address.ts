/** The allowed schemes of links (`docs/decisions.md` 36). */
const LINKABLE = new Set(['http:', 'https:', 'mailto:']);

/** An address with a scheme, or on the library's host; `www.library.example` is neither. */
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** The address of a medium. */
export interface MediaAddress {
  /** Absolute. */
  readonly href: string;
  /** Whether it is on the library's host: only then can the page load it. */
  readonly isOwn: boolean;
}

/** Resolves an address of a record; undefined if a link to it is not allowed. */
export function mediaAddress(url: string, base: string): MediaAddress | undefined {
  if (!COMPLETE.test(url) || !URL.canParse(url, base)) return undefined;
  const { href, protocol, origin } = new URL(url, base);
  if (!LINKABLE.has(protocol)) return undefined;
  return { href, isOwn: origin === new URL(base).origin };
}
