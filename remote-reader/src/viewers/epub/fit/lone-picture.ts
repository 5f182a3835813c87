import { stripScale } from '../../zoom/strip-scale.ts';
import type { FrameSize } from '../flow/flow.ts';
import type { PageBox } from '../flow/page-box.ts';
import styles from '../stage/epub-stage.module.css';

/** A picture or a drawing. */
export type Picture = HTMLImageElement | SVGSVGElement;

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

/** A picture that is too tall or too wide to be read whole, and its page. */
export interface Strip {
  /** Of the page, which is scrolled where it is larger than its frame has room. */
  readonly size: FrameSize;
  readonly box: PageBox;
  /** Of the picture, in CSS pixels. */
  readonly picture: FrameSize;
}

/** Nothing that is rounded may end on another page. */
const SLACK = 2;

interface StripOptions {
  /** Size at scale 1. */
  readonly natural: FrameSize;
  /** A drawing has no size of its own: it fills its page. */
  readonly isDrawing: boolean;
  /** What the frame has. */
  readonly room: FrameSize;
  /** Of a page in that room, for letters of normal size. */
  readonly box: PageBox;
  /** The zoom, 1 being normal. */
  readonly letters: number;
}

/** Margin on each side of a picture, which no line of text widens. */
const besideOf = ({ gap, across }: PageBox) => Math.min(gap / 2, across);

/** The scale of a picture that cannot be read within the page box; undefined for one that can. */
function scaleOf({ natural, isDrawing, room, box }: StripOptions): number | undefined {
  const strip = stripScale(natural, box);
  if (strip === undefined) return undefined;
  const across = box.width / natural.width;
  if (box.height / natural.height < across) return isDrawing ? across : strip;
  // No lines are read in it, so that it may be wider than they are.
  const space = { width: room.width - 2 * besideOf(box), height: box.height - SLACK };
  const whole = space.width / natural.width;
  return stripScale(natural, space) ?? (isDrawing ? whole : Math.min(1, whole));
}

/**
 * The page of a lone picture that would be too small to be read whole: as large as the picture has to be.
 *
 * @returns undefined for a picture that is shown whole on an ordinary page
 */
export function stripOf(options: StripOptions): Strip | undefined {
  const { natural, room, box, letters } = options;
  const scale = scaleOf(options);
  if (scale === undefined) return undefined;
  const [width, height] = [natural.width * scale * letters, natural.height * scale * letters];
  const { across } = box;
  const gap = 2 * besideOf(box);
  const size = {
    width: Math.max(room.width, Math.ceil(width) + gap),
    height: Math.max(room.height, Math.ceil(height) + SLACK + 2 * across),
  };
  const line = size.width - gap;
  return {
    size,
    box: { line, gap, across, width: line, height: size.height - 2 * across },
    picture: { width, height },
  };
}

/** The strip that a picture makes, if it is loaded and one. */
export function findStrip(
  picture: Picture,
  page: Pick<StripOptions, 'room' | 'box' | 'letters'>,
): Strip | undefined {
  const natural = sizeOf(picture);
  return natural && stripOf({ natural, isDrawing: !('naturalWidth' in picture), ...page });
}

/** Gives the frame of a lone picture the size of its page; undefined for that of its stage. */
export function sizeFrame({ ownerDocument }: Picture, size: FrameSize | undefined): void {
  const frame = ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return;
  frame.style.width = size ? `${size.width}px` : '';
  frame.style.height = size ? `${size.height}px` : '';
  frame.classList.toggle(styles.larger, size !== undefined);
}

/** Marks a lone picture. */
export const LONE = 'data-leeszaal-lone';

/** A picture has no lines: in a book with vertical ones, too, its page is laid out as any other. */
const UPRIGHT = `
body, body :not(svg, svg *) { writing-mode: horizontal-tb !important; }
:where(body) { text-align: center; }
`;

/**
 * The styles of a lone picture's page, stronger than those of the book. What the picture stands in is as large as the
 * picture, whatever the book says.
 */
export function loneStyles(strip: Strip | undefined, letters: number): string {
  if (strip === undefined) return UPRIGHT;
  const { box, picture } = strip;
  const px = (length: number) => `${length / letters}px`;
  const above = Math.max(0, (box.height - SLACK - picture.height) / 2);
  return `${UPRIGHT}
body :has([${LONE}]), [${LONE}] {
  display: block !important;
  position: static !important;
  float: none !important;
  box-sizing: border-box !important;
  min-width: 0 !important;
  min-height: 0 !important;
  max-width: none !important;
  max-height: none !important;
  transform: none !important;
}
body :has([${LONE}]) {
  width: auto !important;
  height: auto !important;
  margin: 0 !important;
  border: 0 !important;
  padding: 0 !important;
  overflow: visible !important;
}
[${LONE}][${LONE}] {
  width: ${px(picture.width)} !important;
  height: ${px(picture.height)} !important;
  margin: ${px(above)} auto 0 !important;
}
`;
}
