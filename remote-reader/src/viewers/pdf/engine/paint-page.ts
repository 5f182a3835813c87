import type { PDFPageProxy } from 'pdfjs-dist';
import { PageOpenError } from '../../state/page-failure.ts';
import { canvasSize, wholePixels } from './canvas-size.ts';

/**
 * Paints a page on a new canvas, as sharp as the screen.
 *
 * @param scale CSS pixels for a unit of the page
 * @param density screen pixels for a CSS pixel
 * @param recordPictures whether to record the areas of pictures (`proxy.imageCoordinates`)
 * @throws PageOpenError when it fails; the signal's reason when aborted
 */
export async function paintPage(
  proxy: PDFPageProxy,
  paintDocument: Document,
  scale: number,
  density: number,
  recordPictures: boolean,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  signal.throwIfAborted();
  const shown = wholePixels(proxy.getViewport({ scale }), density);
  const { ratio, width, height } = canvasSize(shown, density);
  const canvas = paintDocument.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const task = proxy.render({
    canvas,
    viewport: proxy.getViewport({ scale: scale * ratio }),
    recordImages: recordPictures,
  });
  const onAbort = () => task.cancel();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await task.promise;
    signal.throwIfAborted();
    return document.adoptNode(canvas);
  } catch (error) {
    signal.throwIfAborted();
    throw new PageOpenError(error);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
