import { type Size, stripScale } from '../../zoom/strip-scale.ts';
import { important } from '../css/important.ts';
import type { PageBox } from '../flow/page-box.ts';
import styles from '../stage/epub-stage.module.css';

/** A picture or drawing. */
export type Picture = HTMLImageElement | SVGSVGElement;

/** The picture that is the only visible content of a segment, if any. */
export function findLonePicture(body: HTMLElement): Picture | undefined {
  if ((body.textContent ?? '').trim() !== '') return undefined;
  const [picture, ...others] = body.querySelectorAll<Picture>(
    'img, svg:not(svg svg), video, audio, canvas, object, math, table',
  );
  return others.length === 0 && picture?.matches('img, svg') ? picture : undefined;
}

/** The size at scale 1; undefined while unknown. */
function sizeOf(picture: Picture): Size | undefined {
  if ('naturalWidth' in picture) {
    const { naturalWidth: width, naturalHeight: height } = picture;
    return width > 0 && height > 0 ? { width, height } : undefined;
  }
  return viewBoxOf(picture);
}

/** The size in the `viewBox` of a drawing. */
export function viewBoxOf(drawing: Element | null): Size | undefined {
  const numbers =
    drawing
      ?.getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [, , width = 0, height = 0] = numbers.map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** A page larger than the stage, for a picture too tall or too wide to be readable as a whole. */
export interface Strip {
  /** Of the page, which is scrolled. */
  readonly size: Size;
  readonly box: PageBox;
  /** Of the picture. */
  readonly picture: Size;
}

/** In CSS pixels, so that rounding causes no second page. */
const TOLERANCE = 2;

interface StripOptions {
  /** At scale 1. */
  readonly natural: Size;
  /** Drawings have no size of their own: they fill the page. */
  readonly isDrawing: boolean;
  /** Of the frame. */
  readonly room: Size;
  /** Of a page in the frame, at normal font size. */
  readonly box: PageBox;
  /** The zoom, 1 being normal. */
  readonly fontScale: number;
}

/** The margin beside a picture, which is narrower than that of lines. */
const besideOf = ({ gap, across }: PageBox) => Math.min(gap / 2, across);

/** The scale of a picture that is unreadable within the page box; undefined for any other. */
function scaleOf({ natural, isDrawing, room, box }: StripOptions): number | undefined {
  const strip = stripScale(natural, box);
  if (strip === undefined) return undefined;
  const across = box.width / natural.width;
  if (box.height / natural.height < across) return isDrawing ? across : strip;
  // A picture may be wider than lines of text.
  const space = { width: room.width - 2 * besideOf(box), height: box.height - TOLERANCE };
  const whole = space.width / natural.width;
  return stripScale(natural, space) ?? (isDrawing ? whole : Math.min(1, whole));
}

/** The page of a picture that would be unreadable as a whole; undefined for any other picture. */
export function stripOf(options: StripOptions): Strip | undefined {
  const { natural, room, box, fontScale } = options;
  const scale = scaleOf(options);
  if (scale === undefined) return undefined;
  const [width, height] = [natural.width * scale * fontScale, natural.height * scale * fontScale];
  const { across } = box;
  const gap = 2 * besideOf(box);
  const size = {
    width: Math.max(room.width, Math.ceil(width) + gap),
    height: Math.max(room.height, Math.ceil(height) + TOLERANCE + 2 * across),
  };
  const line = size.width - gap;
  return {
    size,
    box: { line, gap, across, width: line, height: size.height - 2 * across },
    picture: { width, height },
  };
}

/** The strip of a picture that is loaded and unreadable as a whole. */
export function findStrip(
  picture: Picture,
  page: Pick<StripOptions, 'room' | 'box' | 'fontScale'>,
): Strip | undefined {
  const natural = sizeOf(picture);
  return natural && stripOf({ natural, isDrawing: !('naturalWidth' in picture), ...page });
}

/** Sizes the frame of a lone picture; undefined for the size of the stage. */
export function sizeFrame({ ownerDocument }: Picture, size: Size | undefined): void {
  const frame = ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return;
  frame.style.width = size ? `${size.width}px` : '';
  frame.style.height = size ? `${size.height}px` : '';
  frame.classList.toggle(styles.larger, size !== undefined);
}

/** Marks a lone picture. */
export const LONE = 'data-leeszaal-lone';

/** A picture has no lines, so its page is laid out horizontally in vertical books too. */
const UPRIGHT = `
body, body :not(svg, svg *) { writing-mode: horizontal-tb !important; }
:where(body) { text-align: center; }
`;

/** Styles of a lone picture's page; the ancestors become as large as the picture. */
export function loneStyles(strip: Strip | undefined, fontScale: number): string {
  if (strip === undefined) return UPRIGHT;
  const { box, picture } = strip;
  const px = (length: number) => `${length / fontScale}px`;
  const above = Math.max(0, (box.height - TOLERANCE - picture.height) / 2);
  return [
    UPRIGHT,
    important(
      `body :has([${LONE}]), [${LONE}]`,
      `display: block; position: static; float: none; box-sizing: border-box; min-width: 0;
      min-height: 0; max-width: none; max-height: none; transform: none`,
    ),
    important(
      `body :has([${LONE}])`,
      'width: auto; height: auto; margin: 0; border: 0; padding: 0; overflow: visible',
    ),
    important(
      `[${LONE}][${LONE}]`,
      `width: ${px(picture.width)}; height: ${px(picture.height)}; margin: ${px(above)} auto 0`,
    ),
  ].join('');
}
