import type { ReactNode } from 'react';

/** An entry of a tree. Ids are unique in the whole tree. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly TreeNode[];
  /** Content at the end of the line: a page number. */
  readonly end?: ReactNode;
}

/** The ids of an entry's ancestors, from the top; `undefined` if the tree does not contain it. */
export function pathTo(items: readonly TreeNode[], id: string): readonly string[] | undefined {
  for (const item of items) {
    if (item.id === id) return [];
    const below = pathTo(item.children ?? [], id);
    if (below !== undefined) return [item.id, ...below];
  }
  return undefined;
}
