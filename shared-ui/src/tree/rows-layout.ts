import { ListLayout, type ListLayoutOptions, type Rect } from 'react-aria-components/Virtualizer';
import type { TreeNode } from './tree-node.ts';

type Invalidation = Parameters<ListLayout<TreeNode>['update']>[0];
type ItemSize = Parameters<ListLayout<TreeNode>['updateItemSize']>;

/** The visible range, in px from the top of the first row. */
export interface InView {
  readonly from: number;
  readonly to: number;
}

/**
 * The offsets in px from which rows keep their position. Rows above the visible ones have yet to be
 * measured; their growth must not move what was visible.
 */
interface Steady {
  readonly ofNew: number;
  readonly ofKnown: number;
}

/**
 * A vertical list whose rows keep their measured heights.
 *
 * The tree is as high as its rows, so each measured row changes the tree's height. The base layout
 * then forgets all measured heights, and visible rows jump: they leave the pointer, and the end is
 * out of reach. Here only a change of width, which wraps labels differently, discards the heights.
 *
 * A row that is higher than estimated moves all rows below it. To keep the visible rows in place,
 * scroll the container by the amount that {@link onMeasured} reports.
 */
export class RowsLayout extends ListLayout<TreeNode, ListLayoutOptions> {
  /** Called before rows are measured. */
  inView: () => InView = () => ({ from: 0, to: 0 });
  /**
   * Called once measured rows have their positions.
   *
   * @param grown by how many px the rows above the visible ones have grown
   */
  onMeasured: (grown: number) => void = () => undefined;

  /** The start of the visible range, now and before the last scroll, in px. */
  #from = 0;
  #fromBefore = 0;
  /** Growth of rows that begin above it is compensated; undefined until a row is measured. */
  #steady: Steady | undefined;
  /** The growth to compensate, in px, and how much of it the rows' positions include. */
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
    // By then the rows have their positions.
    queueMicrotask(() => this.#tell());
  }

  // Called whenever rows are about to render: the visible range may have changed.
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
    // Positions include growth that is not yet reported, while the container has not scrolled yet.
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
