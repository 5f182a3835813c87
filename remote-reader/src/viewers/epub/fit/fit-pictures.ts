import { SVG } from '../sanitise/namespaces.ts';

/** A picture whose size the book states. */
export interface SizedPicture {
  readonly element: HTMLElement | SVGElement;
  /** In CSS pixels at normal font size. */
  readonly width: number;
  readonly height: number;
}

/** Mark pictures whose height follows from their width, or the reverse. */
const LOW = 'data-leeszaal-low';
const SLIM = 'data-leeszaal-slim';

/** The rules of the marks, which override the book's. */
export const PICTURE_STYLES = `
[${LOW}] { height: auto !important; }
[${SLIM}] { width: auto !important; }
`;

/** A smaller difference is invisible. */
const TOLERANCE = 1.02;

const pixels = (length: string) => (/^[\d.]+px$/.test(length) ? Number.parseFloat(length) : 0);
const ofAttribute = (length: string | null) =>
  /^\s*[\d.]+(?:px)?\s*$/.test(length ?? '') ? Number.parseFloat(length ?? '') : 0;

/** A drawing without a `viewBox` would be cut off instead of scaled. */
function frameDrawing(drawing: Element): void {
  if (drawing.namespaceURI !== SVG || drawing.hasAttribute('viewBox')) return;
  const width = ofAttribute(drawing.getAttribute('width'));
  const height = ofAttribute(drawing.getAttribute('height'));
  if (width > 0 && height > 0) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
}

/**
 * Pictures of which a book states width and height, in absolute lengths.
 *
 * @param body in its frame and not displayed, so that the browser reports sizes as stated
 */
export function findSizedPictures(body: HTMLElement): readonly SizedPicture[] {
  const found: SizedPicture[] = [];
  for (const element of body.querySelectorAll<HTMLElement | SVGElement>('img, video, svg')) {
    if (element.parentElement?.closest('svg')) continue;
    frameDrawing(element);
    // It fills its page.
    if (element.matches('body > svg:only-child')) continue;
    const style = getComputedStyle(element);
    const [width, height] = [pixels(style.width), pixels(style.height)];
    if (width > 0 && height > 0) found.push({ element, width, height });
  }
  return found;
}

/**
 * Keeps the proportions of pictures that have less room than they ask for.
 *
 * @param fontScale font size, 1 being normal
 */
export function fitPictures(pictures: readonly SizedPicture[], fontScale: number): void {
  for (const { element } of pictures) {
    element.removeAttribute(LOW);
    element.removeAttribute(SLIM);
  }
  const shares = pictures.map(({ element, width, height }) => {
    const box = element.getBoundingClientRect();
    return {
      element,
      across: box.width / fontScale / width,
      down: box.height / fontScale / height,
    };
  });
  for (const { element, across, down } of shares) {
    if (across === 0 || down === 0) continue;
    if (across * TOLERANCE < Math.min(1, down)) element.setAttribute(LOW, '');
    else if (down * TOLERANCE < Math.min(1, across)) element.setAttribute(SLIM, '');
  }
}
