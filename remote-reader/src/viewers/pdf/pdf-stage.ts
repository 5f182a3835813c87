import { isFreeClick } from '../input/click-zones.ts';
import { listenToActivity } from '../input/listen-activity.ts';
import { Stage, type StageEvents } from '../stage/stage.ts';
import type { Size } from '../zoom/strip-scale.ts';
import styles from './pdf-stage.module.css';

/** Free space around a page, in CSS pixels. */
const MARGIN = 12;

/** Shows one page of a PDF at a time. */
export class PdfStage extends Stage {
  constructor(parent: HTMLElement, events: StageEvents & { readonly onActivity: () => void }) {
    super(parent, styles.scroller, events);
    listenToActivity(this.element, events.onActivity);
  }

  /** Free space beside the page now, in CSS pixels. */
  get margin(): number {
    return (this.content?.getBoundingClientRect().x ?? 0) - this.x;
  }

  /** The space that a page has. */
  space(): Size {
    const { width, height } = this.size();
    return { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  }

  /** Shows a page, scrolled to its top or bottom, or as it is. */
  show(page: HTMLElement, scroll: 'top' | 'bottom' | 'keep'): void {
    if (this.content !== page) this.element.replaceChildren(page);
    if (scroll === 'keep') return;
    this.element.scrollTop = scroll === 'top' ? 0 : this.element.scrollHeight;
  }

  protected override get content(): Element | undefined {
    return this.element.firstElementChild ?? undefined;
  }

  /** A click that ends a selection of text turns no page. */
  protected override answersClick(event: MouseEvent): boolean {
    return isFreeClick(event, this.element);
  }
}
