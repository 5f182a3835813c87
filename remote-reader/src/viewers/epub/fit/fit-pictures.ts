import { SVG } from '../sanitise/namespaces.ts';

/** A picture of a stated size. */
export interface SizedPicture {
  readonly element: HTMLElement | SVGElement;
  /** In CSS pixels at the size of the letters. */
  readonly width: number;
  readonly height: number;
}

/** Marks a picture whose height follows from its width, and the other way round. */
const LOW = 'data-leeszaal-low';
const SLIM = 'data-leeszaal-slim';

/** The rules of the marks; stronger than those of the book. */
export const PICTURE_STYLES = `
[${LOW}] { height: auto !important; }
[${SLIM}] { width: auto !important; }
`;

/** Less than this nobody sees. */
const SLACK = 1.02;

const pixels = (length: string) => (/^[\d.]+px$/.test(length) ? Number.parseFloat(length) : 0);
const ofAttribute = (length: string | null) =>
  /^\s*[\d.]+(?:px)?\s*$/.test(length ?? '') ? Number.parseFloat(length ?? '') : 0;

/** A drawing that doesn't say what it shows would be cut where it has less room than it asks for. */
function frameDrawing(drawing: Element): void {
  if (drawing.namespaceURI !== SVG || drawing.hasAttribute('viewBox')) return;
  const width = ofAttribute(drawing.getAttribute('width'));
  const height = ofAttribute(drawing.getAttribute('height'));
  if (width > 0 && height > 0) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
}

/**
 * The pictures whose width and height a book states both, in lengths that don't depend on the page.
 *
 * @param body in its frame and not displayed yet: a browser then tells sizes as they are stated
 */
export function findSizedPictures(body: HTMLElement): readonly SizedPicture[] {
  const found: SizedPicture[] = [];
  for (const element of body.querySelectorAll<HTMLElement | SVGElement>('img, video, svg')) {
    if (element.parentElement?.closest('svg')) continue;
    frameDrawing(element);
    // It fills its page, whatever it states.
    if (element.matches('body > svg:only-child')) continue;
    const style = getComputedStyle(element);
    const [width, height] = [pixels(style.width), pixels(style.height)];
    if (width > 0 && height > 0) found.push({ element, width, height });
  }
  return found;
}

/**
 * Lets a picture that has less room than it asks for keep its shape: as wide as a line and as high as it
 * was to be, it would stand in an empty field, or alone on its page.
 *
 * @param letters size of the letters, 1 being normal
 */
export function fitPictures(pictures: readonly SizedPicture[], letters: number): void {
  for (const { element } of pictures) {
    element.removeAttribute(LOW);
    element.removeAttribute(SLIM);
  }
  const shares = pictures.map(({ element, width, height }) => {
    const box = element.getBoundingClientRect();
    return { element, across: box.width / letters / width, down: box.height / letters / height };
  });
  for (const { element, across, down } of shares) {
    if (across === 0 || down === 0) continue;
    if (across * SLACK < Math.min(1, down)) element.setAttribute(LOW, '');
    else if (down * SLACK < Math.min(1, across)) element.setAttribute(SLIM, '');
  }
}
