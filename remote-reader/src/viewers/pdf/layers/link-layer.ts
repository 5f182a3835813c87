import type { PageViewport } from 'pdfjs-dist';
import type { CommentThread } from './comments.ts';
import styles from './layers.module.css';
import { linkOfPage, type PageLink, readPageLink } from './page-link.ts';

/** The actions of the links and comments of a page. */
export interface LinkActions {
  readonly label: (page: number) => string;
  readonly goTo: (page: number) => void;
  readonly openOutside: (url: string) => void;
  readonly commentLabel: (author: string | undefined) => string;
  /** @param signal aborted when the page is left */
  readonly openComment: (comment: CommentThread, mark: HTMLElement, signal: AbortSignal) => void;
}

/** The parts of a link annotation that are read; pdf.js types annotations as `any`. */
export interface LinkAnnotation {
  readonly subtype?: string;
  readonly rect?: readonly [number, number, number, number];
  readonly url?: string;
  /** The address as written in the file; relative addresses such as `12.pdf` are only here. */
  readonly unsafeUrl?: string;
  /** Red, green and blue, 0 to 255. */
  readonly color?: ArrayLike<number> | null;
  readonly borderStyle?: { readonly width: number; readonly style: number };
}

/** Line styles of pdf.js's `AnnotationBorderStyleType` that are not solid. */
const DASHED = 2;
const UNDERLINED = 5;

/** Draws a link's own border, which pdf.js leaves to its annotation layer. */
function drawBorder(element: HTMLElement, { color, borderStyle }: LinkAnnotation): void {
  if (!color || !borderStyle || borderStyle.width <= 0) return;
  const { width, style } = borderStyle;
  const [red, green, blue] = [color[0], color[1], color[2]];
  element.style.borderStyle = style === DASHED ? 'dashed' : 'solid';
  element.style.borderColor = `rgb(${red} ${green} ${blue})`;
  const line = `calc(${width}px * var(--total-scale-factor))`;
  element.style.borderWidth = style === UNDERLINED ? `0 0 ${line}` : line;
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
 * Links to pages and outside addresses, with their borders; other links do nothing. Positions are in percent:
 * valid at every scale.
 */
export function buildLinkLayer(
  annotations: readonly LinkAnnotation[],
  viewport: PageViewport,
  actions: LinkActions,
): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles.links;
  for (const annotation of annotations) {
    const { subtype, rect, url, unsafeUrl } = annotation;
    if (subtype !== 'Link' || rect === undefined) continue;
    const link = readPageLink(unsafeUrl ?? url ?? '');
    const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
    const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
    const element = link ? linkElement(link, actions) : document.createElement('span');
    element.classList.add(styles.place);
    drawBorder(element, annotation);
    element.style.left = percent(Math.min(x1, x2), viewport.width);
    element.style.top = percent(Math.min(y1, y2), viewport.height);
    element.style.width = percent(Math.abs(x2 - x1), viewport.width);
    element.style.height = percent(Math.abs(y2 - y1), viewport.height);
    layer.append(element);
  }
  return layer;
}
