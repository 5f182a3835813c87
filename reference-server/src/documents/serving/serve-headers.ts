/**
 * What a book holds never runs, even when somebody opens the address of a file in it by itself: on the
 * portal's origin, a page of a book would otherwise be a page of the portal.
 */
export const HARMLESS_HEADERS = {
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
} as const;

/** Kept by the browser, and asked for again each time: whoever has no licence any more gets nothing. */
export const WITH_LICENCE = 'private, no-cache';

/** Pictures that stand for a document or a page. */
export const PICTURE = 'private, max-age=86400';
