import { stylePictures } from './style-pictures.ts';

/** In ms. */
const TIMEOUT = 10_000;

/** Resolves when pictures and fonts have loaded or failed, or after a timeout. */
export async function picturesReady(page: Document): Promise<void> {
  // The layout requests the fonts.
  page.documentElement.getBoundingClientRect();
  const pictures = [...page.querySelectorAll<HTMLImageElement | SVGImageElement>('img, image')];
  // Decoded images stay in the document's memory, from which backgrounds are drawn.
  const drawn = [...stylePictures(page)].map((address) => {
    const picture = page.createElement('img');
    picture.src = address;
    return picture;
  });
  const decoded = [...pictures, ...drawn].map((picture) =>
    // Not all browsers decode images of drawings.
    'decode' in picture ? picture.decode().catch(() => undefined) : undefined,
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, TIMEOUT);
  await Promise.race([promise, Promise.all([page.fonts.ready, ...decoded])]);
  clearTimeout(timer);
}
