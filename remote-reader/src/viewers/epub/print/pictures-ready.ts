import { stylePictures } from './style-pictures.ts';

/** How long, in ms, a print waits for a picture or a font that doesn't come. */
const PATIENCE = 10_000;

/**
 * Resolves when the pictures and fonts of a document are there, or can't be had, or have taken too
 * long.
 */
export async function picturesReady(page: Document): Promise<void> {
  // Fonts are fetched by the layout that needs them.
  page.documentElement.getBoundingClientRect();
  const pictures = [...page.querySelectorAll<HTMLImageElement | SVGImageElement>('img, image')];
  // The document keeps what it has decoded, and draws backgrounds from there.
  const drawn = [...stylePictures(page)].map((address) => {
    const picture = page.createElement('img');
    picture.src = address;
    return picture;
  });
  const decoded = [...pictures, ...drawn].map((picture) =>
    // Only some browsers decode the pictures of drawings.
    'decode' in picture ? picture.decode().catch(() => undefined) : undefined,
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE);
  await Promise.race([promise, Promise.all([page.fonts.ready, ...decoded])]);
  clearTimeout(timer);
}
