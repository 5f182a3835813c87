import type { Segment } from '../../../source/document-source.contract.ts';
import { nextPaint } from '../../scheduling/next-paint.ts';
import { FOCUSABLE } from '../frame/page-focus.ts';
import type { SegmentFrame } from '../frame/segment-frame.ts';
import { beginningOf, looksTheSame } from '../sanitise/segment-beginning.ts';

/** Dependencies of a beginning. */
export interface BeginningOptions {
  /** Makes an invisible frame. */
  readonly make: (segment: Segment) => Promise<SegmentFrame>;
  /** The number of the segment. */
  readonly index: number;
  readonly shown: {
    /** Whether the reader still waits for the first page of a segment, and not for a place behind it. */
    readonly isFirstPage: (index: number) => boolean;
    /** Shows its first page. */
    readonly onBeginning: (frame: SegmentFrame) => void;
  };
}

/**
 * Shows the first page of a long segment before the rest is laid out. Screen readers read it, but its frame takes no
 * focus, key or click, and is replaced by that of the whole segment.
 */
export class BeginningFrame {
  #frame: SegmentFrame | undefined;

  /** The frame, from its layout to its removal. */
  get frame(): SegmentFrame | undefined {
    return this.#frame;
  }

  /** Resolves when the page was painted, or cannot be shown ahead. @throws the signal's reason when aborted */
  async show(
    segment: Segment,
    { index, make, shown }: BeginningOptions,
    signal: AbortSignal,
  ): Promise<void> {
    const beginning = beginningOf(segment);
    if (beginning === undefined) return;
    // What fails here fails with the whole segment too, or not at all.
    const frame = await make(beginning).catch(() => undefined);
    signal.throwIfAborted();
    if (frame === undefined) return;
    const { layout, styles } = frame;
    this.clear();
    this.#frame = frame;
    // A page that is not full would change with what follows.
    if (!shown.isFirstPage(index) || layout.pageCount < 2 || !looksTheSame(styles))
      return this.clear();
    setAside(frame);
    shown.onBeginning(frame);
    await nextPaint();
    signal.throwIfAborted();
  }

  /** Removes the frame. A screen reader can have moved the focus into it: it moves to the stage. */
  clear(): void {
    const element = this.#frame?.element;
    this.#frame = undefined;
    if (element === undefined) return;
    const { parentElement: stage } = element;
    const { activeElement } = element.getRootNode() as Partial<DocumentOrShadowRoot>;
    element.remove();
    if (activeElement === element) stage?.focus({ preventScroll: true });
  }
}

/** Not by `inert`, which also hides the text from screen readers. */
function setAside({ element, document }: SegmentFrame): void {
  element.tabIndex = -1;
  for (const each of document.querySelectorAll(FOCUSABLE)) each.setAttribute('tabindex', '-1');
  element.style.pointerEvents = 'none';
  // Screen readers click without a pointer, and a link would replace the document.
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => event.preventDefault(), { capture: true });
  }
}
