import { looksLikePaper } from './looks-like-paper.ts';
import styles from './night-overlay.module.css';
import { type Area, apart, pathAround, pictureAreas } from './picture-areas.ts';

/** Side of the square, in pixels, that a picture is looked at in. */
const GLANCE = 24;
/** More pictures than these on a page are its letters, or its pattern. */
const MOST_PICTURES = 60;

/** Looks at parts of a painted page, each in small. */
function paperIn(canvas: HTMLCanvasElement): (area: Area) => boolean {
  const small = document.createElement('canvas');
  small.width = GLANCE;
  small.height = GLANCE;
  const context = small.getContext('2d', { willReadFrequently: true });
  return ({ left, top, right, bottom }) => {
    if (context === null) return true;
    const { width, height } = canvas;
    const size = [(right - left) * width, (bottom - top) * height] as const;
    context.drawImage(canvas, left * width, top * height, ...size, 0, 0, GLANCE, GLANCE);
    return looksLikePaper(context.getImageData(0, 0, GLANCE, GLANCE).data);
  };
}

/**
 * What lies over a page by night: turns everything beneath it to light on dark, but leaves
 * photographs as they are. It knows no pixels of its own, so it fits at every scale.
 *
 * @param canvas with the page, painted
 * @param recorded places of the pictures on it (`PDFPageProxy.imageCoordinates`)
 */
export function nightOverlay(canvas: HTMLCanvasElement, recorded: ArrayLike<number>): HTMLElement {
  const overlay = document.createElement('div');
  overlay.className = styles.night;
  const areas = pictureAreas(recorded);
  const isPaper = paperIn(canvas);
  const photographs = areas.length > MOST_PICTURES ? [] : areas.filter((area) => !isPaper(area));
  overlay.style.clipPath = pathAround(apart(photographs));
  return overlay;
}
