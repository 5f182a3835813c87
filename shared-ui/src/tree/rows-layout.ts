import { ListLayout, type ListLayoutOptions } from 'react-aria-components/Virtualizer';
import type { TreeNode } from './tree-node.ts';

type Invalidation = Parameters<ListLayout<TreeNode>['update']>[0];

/**
 * Rows one below the other, of which each keeps the height that it was measured to have.
 *
 * A tree is as high as its rows, so that each row that is measured changes the tree's own height. The
 * layout that this one extends then forgets all heights, and what is above the visible part moves up by
 * what it had measured there: rows would leave the pointer, and the end would be out of reach. Only
 * another width breaks labels elsewhere.
 */
export class RowsLayout extends ListLayout<TreeNode, ListLayoutOptions> {
  protected override shouldInvalidateEverything(context: Invalidation): boolean {
    return super.shouldInvalidateEverything({
      ...context,
      sizeChanged: context.widthChanged ?? false,
    });
  }
}
