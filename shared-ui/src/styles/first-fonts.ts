/** Addresses of the fonts of every screen; other faces of `fonts.css` load on demand. */
export const FIRST_FONTS: readonly string[] = [
  new URL(
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
  new URL(
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
];
