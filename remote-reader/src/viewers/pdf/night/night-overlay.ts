import { looksLikePaper } from './looks-like-paper.ts';
import styles from './night-overlay.module.css';
import { type Area, pathAround, pictureAreas, withoutOverlaps } from './picture-areas.ts';

/** Side, in pixels, of the thumbnail that is examined. */
const SAMPLE = 24;
/** More pictures are letters or a pattern. */
const MOST_PICTURES = 60;

function paperIn(canvas: HTMLCanvasElement): (area: Area) => boolean {
  const small = document.createElement('canvas');
  small.width = SAMPLE;
  small.height = SAMPLE;
  const context = small.getContext('2d', { willReadFrequently: true });
  return ({ left, top, right, bottom }) => {
    if (context === null) return true;
    const { width, height } = canvas;
    const size = [(right - left) * width, (bottom - top) * height] as const;
    context.drawImage(canvas, left * width, top * height, ...size, 0, 0, SAMPLE, SAMPLE);
    return looksLikePaper(context.getImageData(0, 0, SAMPLE, SAMPLE).data);
  };
}

/**
 * An overlay that turns a page to light on dark, except photographs; without pixels of its own, it fits every
 * scale.
 *
 * @param canvas with the painted page
 * @param recorded areas of its pictures (`PDFPageProxy.imageCoordinates`)
 */
export function nightOverlay(canvas: HTMLCanvasElement, recorded: ArrayLike<number>): HTMLElement {
  const overlay = document.createElement('div');
  overlay.className = styles.night;
  const areas = pictureAreas(recorded);
  const isPaper = paperIn(canvas);
  const photographs = areas.length > MOST_PICTURES ? [] : areas.filter((area) => !isPaper(area));
  overlay.style.clipPath = pathAround(withoutOverlaps(photographs));
  return overlay;
}
