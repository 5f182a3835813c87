/** Addresses of the fonts that every screen is set in; further ones of `fonts.css` come when they are needed. */
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
