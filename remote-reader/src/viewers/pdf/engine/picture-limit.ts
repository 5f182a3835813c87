/** The most pixels of a canvas of Safari on an iPhone. */
const MOST_PIXELS_OF_WEBKIT = 2 ** 24;
/** The most pixels of a picture elsewhere: a page of A4, scanned with 900 dots an inch. */
const MOST_PIXELS = 2 ** 26;
const BYTES_OF_PIXEL = 4;

/**
 * The most bytes of a picture on a page; pdf.js makes larger ones smaller. Without it, pdf.js finds the limit of the
 * browser by trying canvases of up to 4 GB, for some 14 seconds, in each new worker that meets a large picture.
 */
export const pictureLimit = (page: object = globalThis): number =>
  ('GestureEvent' in page ? MOST_PIXELS_OF_WEBKIT : MOST_PIXELS) * BYTES_OF_PIXEL;
