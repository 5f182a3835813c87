import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { TreeNode } from '@leeszaal/shared-ui/tree';

/** The entries as nodes of a tree; the id of each is its path from the top, such as `0.2.1`. */
export function contentsNodes(entries: readonly ContentsEntry[], above = ''): readonly TreeNode[] {
  return entries.map(({ title, link, children }, index) => {
    const id = above + index;
    return { id, label: title || link, children: contentsNodes(children, `${id}.`) };
  });
}

/** The id of every entry. */
export function idsOf(
  entries: readonly ContentsEntry[],
  above = '',
): ReadonlyMap<ContentsEntry, string> {
  return new Map(
    entries.flatMap((entry, index) => {
      const id = above + index;
      return [[entry, id] as const, ...idsOf(entry.children, `${id}.`)];
    }),
  );
}
