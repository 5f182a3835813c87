import { ListLayout, type ListLayoutOptions, type Rect } from 'react-aria-components/Virtualizer';
import type { TreeNode } from './tree-node.ts';

type Invalidation = Parameters<ListLayout<TreeNode>['update']>[0];
type ItemSize = Parameters<ListLayout<TreeNode>['updateItemSize']>;

/** What of the rows is in view, in px from the top of the first one. */
export interface InView {
  readonly from: number;
  readonly to: number;
}

/**
 * From where on rows stay where they are, in px. Rows that come in above those that somebody was looking at
 * have yet to be measured; what they grow moves nothing that was in view before.
 */
interface Steady {
  readonly ofNew: number;
  readonly ofKnown: number;
}

/**
 * Rows one below the other, of which each keeps the height that it was measured to have.
 *
 * A tree is as high as its rows, so that each row that is measured changes the tree's own height. The
 * layout that this one extends then forgets all heights, and what is above the visible part moves up by
 * what it had measured there: rows would leave the pointer, and the end would be out of reach. Only
 * another width breaks labels elsewhere.
 *
 * A row that turns out higher than it was taken for moves all that is below it down. What was in view
 * before stays there when the container is scrolled by what {@link onMeasured} tells.
 */
export class RowsLayout extends ListLayout<TreeNode, ListLayoutOptions> {
  /** Asked before rows are measured. */
  inView: () => InView = () => ({ from: 0, to: 0 });
  /**
   * Told once rows that were measured have their places.
   *
   * @param grown by how many px those above what stays where it is have grown
   */
  onMeasured: (grown: number) => void = () => undefined;

  /** Where what is in view begins, and where it began before the last scrolling, in px. */
  #from = 0;
  #fromBefore = 0;
  /** Rows that begin above it give back what they grow; undefined until one is measured. */
  #steady: Steady | undefined;
  /** What is to be given back, in px, and how much of it the rows' places show. */
  #grown = 0;
  #placed = 0;
  #isMeasured = false;
  #isTelling = false;

  protected override shouldInvalidateEverything(context: Invalidation): boolean {
    return super.shouldInvalidateEverything({
      ...context,
      sizeChanged: context.widthChanged ?? false,
    });
  }

  override update(context: Invalidation): void {
    super.update(context);
    this.#placed = this.#grown;
    const isNews = this.#isMeasured && !this.#isTelling;
    this.#isMeasured = false;
    if (!isNews) return;
    this.#isTelling = true;
    // By then the rows stand where they have been placed.
    queueMicrotask(() => this.#tell());
  }

  // Called whenever rows are about to be drawn: what is in view then may be something else.
  override getVisibleLayoutInfos(
    rect: Rect,
  ): ReturnType<ListLayout<TreeNode>['getVisibleLayoutInfos']> {
    this.#steady = undefined;
    const { from } = this.inView();
    if (from !== this.#from) {
      this.#fromBefore = this.#from;
      this.#from = from;
    }
    return super.getVisibleLayoutInfos(rect);
  }

  override updateItemSize(...[key, size]: ItemSize): boolean {
    this.#steady ??= this.#findSteady();
    const before = this.layoutNodes.get(key)?.layoutInfo;
    const steadyFrom = before?.estimatedSize ? this.#steady.ofNew : this.#steady.ofKnown;
    const isChanged = super.updateItemSize(key, size);
    if (isChanged && before) {
      this.#isMeasured = true;
      if (before.rect.y < steadyFrom) this.#grown += size.height - before.rect.height;
    }
    return isChanged;
  }

  #findSteady(): Steady {
    const view = this.inView();
    // What was placed and not yet told is where it is now, though the container is scrolled as before.
    const [from, to, fromBefore] = [view.from, view.to, this.#fromBefore].map(
      (place) => place + this.#placed,
    ) as [number, number, number];
    const first = this.rootNodes.find(
      ({ layoutInfo: { rect, estimatedSize } }) =>
        !estimatedSize && rect.maxY > Math.max(from, fromBefore),
    )?.layoutInfo.rect.y;
    const isInView = first !== undefined && first > from && first < to;
    return { ofNew: isInView ? first : from, ofKnown: from };
  }

  #tell(): void {
    const grown = this.#placed;
    this.#grown -= grown;
    this.#placed = 0;
    this.#isTelling = false;
    this.onMeasured(grown);
  }
}
