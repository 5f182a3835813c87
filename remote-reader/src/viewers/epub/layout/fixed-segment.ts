import type { SpineItem } from '@leeszaal/shared-contracts';
import { type Size, stripScale } from '../../zoom/strip-scale.ts';
import { addSheet } from '../css/add-sheet.ts';
import { viewBoxOf } from '../fit/lone-picture.ts';
import { findLandmarks, type Landmark, type PageParts, type Part } from '../flow/landmarks.ts';
import frames from '../stage/epub-stage.module.css';
import { fixedStyles } from './page-styles.ts';
import type { Metrics, SegmentLayout } from './segment-layout.contract.ts';

/** The size of a page that does not state one. */
const UNKNOWN_SIZE: Size = { width: 768, height: 1024 };

/** The size of a page that states none: of its body, its only picture, or its content. */
function measuredSize({ body, documentElement: root, images }: Document): Size {
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

/** The size in the `viewBox` of a segment that is one drawing. */
const pictureSize = ({ body }: Document): Size | undefined =>
  viewBoxOf(body.children.length === 1 ? body.firstElementChild : null);

const wholeScale = (page: Size, space: Size) =>
  Math.min(space.width / page.width, space.height / page.height);

/** Reduces glare at night; other colours would distort the pictures. */
const DIMMED = 'brightness(0.75)';

/**
 * Shows a page of fixed layout, scaled to the frame and centred. A page too tall or too wide to be readable
 * as a whole is larger than the frame and scrolled.
 */
export class FixedSegment implements SegmentLayout {
  readonly progression = 'ltr';
  readonly pageCount = 1;
  readonly #frame: HTMLIFrameElement;
  readonly #document: Document;
  /** Undefined if the page has to be measured. */
  readonly #stated: Size | undefined;
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

  /** Shows the whole page, however small. */
  arrangeWhole(metrics: Metrics): void {
    this.#place(metrics, (page) => wholeScale(page, metrics.size));
  }

  #place({ size, fontScale, look }: Metrics, scaleOf: (page: Size) => number): void {
    const { width, height } = this.#stated ?? this.#measure();
    const scale = scaleOf({ width, height }) * fontScale;
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

  /** Measures the page on a sheet; pictures may have loaded since the last time. */
  #measure(): Size {
    const { width, height } = UNKNOWN_SIZE;
    Object.assign(this.#frame.style, { width: `${width}px`, height: `${height}px` });
    this.#styles.replaceSync('html { overflow: hidden !important; } body { margin: 0; }');
    const size = measuredSize(this.#document);
    this.#styles.replaceSync(fixedStyles(size));
    return size;
  }

  // There is only one page.
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
