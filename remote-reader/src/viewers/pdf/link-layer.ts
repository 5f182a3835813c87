import type { PDFPageProxy } from 'pdfjs-dist';
import { linkOfPage, type PageLink, readPageLink } from './page-link.ts';
import styles from './pdf-viewer.module.css';

/** What a link of a page does. */
export interface LinkActions {
  readonly label: (page: number) => string;
  readonly goTo: (page: number) => void;
  readonly openOutside: (url: string) => void;
}

/** The part of a link annotation that is read; pdf.js types annotations as `any`. */
interface LinkAnnotation {
  readonly subtype?: string;
  readonly rect?: readonly [number, number, number, number];
  readonly url?: string;
  /** The address as it stands in the file; relative ones, such as `12.pdf`, are only here. */
  readonly unsafeUrl?: string;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function linkElement(link: PageLink, actions: LinkActions): HTMLAnchorElement {
  const element = document.createElement('a');
  element.className = styles.link;
  if (link.kind === 'page') {
    element.href = `#${linkOfPage(link.page)}`;
    element.ariaLabel = actions.label(link.page);
  } else {
    element.href = link.url;
    element.target = '_blank';
    element.rel = 'noopener noreferrer';
    element.title = link.url;
    element.ariaLabel = link.url;
  }
  element.addEventListener('click', (event) => {
    event.preventDefault();
    if (link.kind === 'page') actions.goTo(link.page);
    else actions.openOutside(link.url);
  });
  return element;
}

/**
 * The links of a page over its picture: to pages and to outside addresses; every other one is dead.
 * Places are in percent, so the layer fits at every scale.
 */
export async function buildLinkLayer(
  proxy: PDFPageProxy,
  actions: LinkActions,
): Promise<HTMLElement> {
  const layer = document.createElement('div');
  layer.className = styles.links;
  const viewport = proxy.getViewport({ scale: 1 });
  const annotations: readonly LinkAnnotation[] = await proxy.getAnnotations();
  for (const { subtype, rect, url, unsafeUrl } of annotations) {
    const link = readPageLink(unsafeUrl ?? url ?? '');
    if (subtype !== 'Link' || rect === undefined || link === undefined) continue;
    const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
    const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
    const element = linkElement(link, actions);
    element.style.left = percent(Math.min(x1, x2), viewport.width);
    element.style.top = percent(Math.min(y1, y2), viewport.height);
    element.style.width = percent(Math.abs(x2 - x1), viewport.width);
    element.style.height = percent(Math.abs(y2 - y1), viewport.height);
    layer.append(element);
  }
  return layer;
}
