/** Prevents scripts in a book's file when a browser opens its address: it has the portal's origin. */
export const HARMLESS_HEADERS = {
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
} as const;

/** Stored by the browser and revalidated each time, so that an expired licence denies it. */
export const WITH_LICENCE = 'private, no-cache';

/** For covers and thumbnails. */
export const PICTURE = 'private, max-age=86400';
