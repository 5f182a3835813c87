import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import styles from './layers.module.css';

/**
 * The invisible text over a page's picture, for selection and screen readers. Rejects when it fails or is
 * aborted.
 *
 * @param isTagged whether to mark the parts that tags refer to
 */
export async function buildTextLayer(
  proxy: PDFPageProxy,
  isTagged: boolean,
  signal: AbortSignal,
): Promise<HTMLElement> {
  signal.throwIfAborted();
  const container = document.createElement('div');
  container.className = styles.text;
  const textContentSource = proxy.streamTextContent({ includeMarkedContent: isTagged });
  const layer = new TextLayer({
    textContentSource,
    container,
    viewport: proxy.getViewport({ scale: 1 }),
  });
  const onAbort = () => layer.cancel();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await layer.render();
    return container;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
