import type { PackageDocument } from './package-document.contract.ts';

const BY_EXTENSION: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  jxl: 'image/jxl',
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  ncx: 'application/x-dtbncx+xml',
  smil: 'application/smil+xml',
};

/** Old and wrong names of media types. */
const MODERN: Readonly<Record<string, string>> = {
  'application/vnd.ms-opentype': 'font/otf',
  'application/x-font-opentype': 'font/otf',
  'application/font-sfnt': 'font/otf',
  'application/x-font-ttf': 'font/ttf',
  'application/x-font-truetype': 'font/ttf',
  'application/font-woff': 'font/woff',
  'application/font-woff2': 'font/woff2',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/svg': 'image/svg+xml',
  'application/xhtml': 'application/xhtml+xml',
  'application/html+xml': 'application/xhtml+xml',
  'audio/mp3': 'audio/mpeg',
};

/** Media types that are served; any other file is served as opaque bytes. */
const SERVED = new Set([
  ...Object.values(BY_EXTENSION),
  'text/x-oeb1-document',
  'application/x-dtbook+xml',
]);
/** Whether files are served with that media type. */
export const isServed = (mediaType: string): boolean => SERVED.has(mediaType);
const OPAQUE = 'application/octet-stream';

/** The media type of a file: the stated one if it is known, else by the file's extension, else as stated. */
export function readMediaType(path: string, stated: string): string {
  const bare = (stated.split(';')[0] ?? '').trim().toLowerCase();
  const given = MODERN[bare] ?? bare;
  if (SERVED.has(given)) return given;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return BY_EXTENSION[extension] ?? given;
}

/**
 * The media type that a file of a book is served with. It is never that of a script, which the portal's
 * content security policy would trust.
 * @param stated media type in the package document
 */
export function servedMediaType(path: string, stated = ''): string {
  const type = readMediaType(path, stated);
  return SERVED.has(type) ? type : OPAQUE;
}

/** {@link servedMediaType} of each listed file, by archive path. */
export function servedMediaTypes(book: PackageDocument): Record<string, string> {
  return Object.fromEntries(
    [...book.manifest.values()].map(({ path, mediaType }) => [
      path,
      servedMediaType(path, mediaType),
    ]),
  );
}
