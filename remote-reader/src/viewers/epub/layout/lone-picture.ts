import { stripScale } from '../../shared/strip-scale.ts';
import styles from '../epub-viewer.module.css';
import type { FrameSize } from './flow.ts';
import type { PageBox } from './page-box.ts';

/** A picture or a drawing. */
export type Picture = HTMLImageElement | SVGSVGElement;

/** What stands beside a picture on its page: the space around it, in lines. */
const LINES_BESIDE = 3;
const LINE = 28;

/** The picture that is all there is to be seen in a segment; undefined where there is more, or none. */
export function findLonePicture(body: HTMLElement): Picture | undefined {
  if ((body.textContent ?? '').trim() !== '') return undefined;
  const [picture, ...others] = body.querySelectorAll<Picture>(
    'img, svg:not(svg svg), video, audio, canvas, object, math, table',
  );
  return others.length === 0 && picture?.matches('img, svg') ? picture : undefined;
}

/** The size of a picture at scale 1; undefined as long as nobody knows it. */
function sizeOf(picture: Picture): FrameSize | undefined {
  if ('naturalWidth' in picture) {
    const { naturalWidth: width, naturalHeight: height } = picture;
    return width > 0 && height > 0 ? { width, height } : undefined;
  }
  const numbers =
    picture
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = 0, height = 0] = numbers;
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** How high the page of a picture has to be that is too tall to be read whole; undefined where it is shown whole. */
function heightFor(picture: Picture, box: PageBox): number | undefined {
  const size = sizeOf(picture);
  const scale = size && stripScale(size, box);
  if (size === undefined || scale === undefined) return undefined;
  // A drawing is as wide as its page; a picture no wider than it was made.
  const height = size.height * ('naturalWidth' in picture ? scale : box.width / size.width);
  return height > box.height ? Math.ceil(height + 2 * box.across + LINES_BESIDE * LINE) : undefined;
}

/**
 * The size of a page on which a picture stands alone: that of its frame; higher, as the frame itself becomes, for a
 * picture that is too tall to be read whole.
 *
 * @param room that the frame has
 * @param box of a page that is as high as that
 */
export function roomForPicture(picture: Picture, room: FrameSize, box: PageBox): FrameSize {
  const height = heightFor(picture, box);
  const frame = picture.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (frame) {
    frame.style.height = height === undefined ? '' : `${height}px`;
    frame.classList.toggle(styles.larger, height !== undefined);
  }
  return height === undefined ? room : { ...room, height };
}
