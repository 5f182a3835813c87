import type { SpineItem } from '@leeszaal/shared-contracts';
import { stripScale } from '../../zoom/strip-scale.ts';
import type { FrameSize } from '../flow/flow.ts';
import { findLandmarks, type Landmark, type PageParts, type Part } from '../flow/landmarks.ts';
import frames from '../stage/epub-stage.module.css';
import { addSheet } from './add-sheet.ts';
import { fixedStyles } from './page-styles.ts';
import type { Metrics, SegmentLayout } from './segment-layout.contract.ts';

/** The size of a page that doesn't say its own: a sheet. */
const UNKNOWN_SIZE: FrameSize = { width: 768, height: 1024 };

/**
 * The size of a page that nothing tells: that of its body where the book gives it one, else of its only
 * picture, else of a sheet, which grows with what stands on it.
 */
function measuredSize({ body, documentElement: root, images }: Document): FrameSize {
  const { offsetWidth, offsetHeight } = body;
  if (offsetWidth > 0 && offsetWidth !== root.clientWidth) {
    return { width: offsetWidth, height: Math.max(offsetHeight, 1) };
  }
  const [image] = images;
  const isPicture = images.length === 1 && (body.textContent ?? '').trim() === '';
  if (isPicture && image && image.naturalWidth > 0) {
    return { width: image.naturalWidth, height: image.naturalHeight };
  }
  return { width: root.scrollWidth, height: root.scrollHeight };
}

/** The size in a picture's `viewBox`, when the segment is one picture. */
function pictureSize(document: Document): FrameSize | undefined {
  const picture = document.body.children.length === 1 ? document.body.firstElementChild : null;
  const numbers =
    picture
      ?.getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = 0, height = 0] = numbers;
  return width > 0 && height > 0 ? { width, height } : undefined;
}

const wholeScale = (page: FrameSize, space: FrameSize) =>
  Math.min(space.width / page.width, space.height / page.height);

/** Takes the glare off a page in the night; its pictures would not be themselves in other colours. */
const DIMMED = 'brightness(0.75)';

/**
 * Shows a page whose every element has its place: whole, scaled to the frame, in its middle. One too tall or too wide
 * to be read so is larger than the frame, and scrolled.
 */
export class FixedSegment implements SegmentLayout {
  readonly progression = 'ltr';
  readonly pageCount = 1;
  readonly #frame: HTMLIFrameElement;
  readonly #document: Document;
  /** Undefined as long as it has to be measured. */
  readonly #stated: FrameSize | undefined;
  readonly #styles: CSSStyleSheet;
  readonly #landmarks: readonly (Text | Element)[];
  #margin = 0;

  constructor(frame: HTMLIFrameElement, document: Document, item: SpineItem) {
    this.#frame = frame;
    this.#document = document;
    this.#stated = item.viewport ?? pictureSize(document);
    this.#landmarks = findLandmarks(document.body);
    this.#styles = addSheet(document, this.#stated ? fixedStyles(this.#stated) : '');
  }

  get margin(): number {
    return this.#margin;
  }

  arrange(metrics: Metrics): void {
    this.#place(
      metrics,
      (page) => stripScale(page, metrics.size) ?? wholeScale(page, metrics.size),
    );
  }

  /** Lays the page out so that all of it is to be seen, however small. */
  arrangeWhole(metrics: Metrics): void {
    this.#place(metrics, (page) => wholeScale(page, metrics.size));
  }

  #place({ size, letters, look }: Metrics, scaleOf: (page: FrameSize) => number): void {
    const { width, height } = this.#stated ?? this.#measure();
    const scale = scaleOf({ width, height }) * letters;
    const left = Math.max(0, (size.width - width * scale) / 2);
    const top = Math.max(0, (size.height - height * scale) / 2);
    this.#margin = left;
    this.#frame.classList.toggle(
      frames.larger,
      width * scale > size.width || height * scale > size.height,
    );
    Object.assign(this.#frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
      filter: look.pages === 'night' ? DIMMED : '',
      transform: `translate(${left}px, ${top}px) scale(${scale})`,
    });
  }

  /** Measures the page in a frame of a sheet's size; pictures may have come since the last time. */
  #measure(): FrameSize {
    const { width, height } = UNKNOWN_SIZE;
    Object.assign(this.#frame.style, { width: `${width}px`, height: `${height}px` });
    this.#styles.replaceSync('html { overflow: hidden !important; } body { margin: 0; }');
    const size = measuredSize(this.#document);
    this.#styles.replaceSync(fixedStyles(size));
    return size;
  }

  // One page: there is nothing to choose.
  show(): void {}

  shownPage(): number {
    return 0;
  }

  pageOfNode(): number {
    return 0;
  }

  pageOfLandmark(): number {
    return 0;
  }

  firstOn(): Landmark | undefined {
    const node = this.#landmarks[0];
    return node && { node, offset: 0 };
  }

  partsOn(): readonly PageParts[] {
    const whole = ({ textContent }: Node): Part => ({ from: 0, to: textContent?.length ?? 0 });
    return [new Map(this.#landmarks.map((node) => [node, whole(node)]))];
  }
}
