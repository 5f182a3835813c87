import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import styles from './pdf-viewer.module.css';

/** The text of a page, over its picture: invisible, selectable, read by screen readers. */
export async function buildTextLayer(proxy: PDFPageProxy): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.className = styles.text;
  const textContentSource = proxy.streamTextContent();
  const layer = new TextLayer({
    textContentSource,
    container,
    viewport: proxy.getViewport({ scale: 1 }),
  });
  await layer.render();
  return container;
}
