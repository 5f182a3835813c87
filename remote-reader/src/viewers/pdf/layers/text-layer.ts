import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import styles from './layers.module.css';

/**
 * The text of a page, over its picture: invisible, selectable, read by screen readers. Rejects when it
 * can't be read, or nobody needs it any more.
 *
 * @param isTagged whether the parts are to be told apart that the page's tags speak of
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
