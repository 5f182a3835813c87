import type { PDFPageProxy } from 'pdfjs-dist';
import { PageOpenError } from '../shared/page-failure.ts';
import { canvasSize } from './canvas-size.ts';

/**
 * Paints a page on a canvas of its own, as sharp as the screen.
 *
 * @param scale CSS pixels for one unit of the page
 * @param density the screen's pixels for one CSS pixel
 * @throws PageOpenError when it can't be painted; the signal's reason when aborted
 */
export async function paintPage(
  proxy: PDFPageProxy,
  scale: number,
  density: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  signal.throwIfAborted();
  const { ratio, width, height } = canvasSize(proxy.getViewport({ scale }), density);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const task = proxy.render({ canvas, viewport: proxy.getViewport({ scale: scale * ratio }) });
  const onAbort = () => task.cancel();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await task.promise;
    signal.throwIfAborted();
    return canvas;
  } catch (error) {
    signal.throwIfAborted();
    throw new PageOpenError(error);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
