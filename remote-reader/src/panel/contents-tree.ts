import type { ContentsEntry } from '@leeszaal/shared-contracts';

/** An entry of the contents; its id is its path from the top, such as `0.2.1`. */
export interface ContentsNode {
  readonly id: string;
  readonly label: string;
  readonly children: readonly ContentsNode[];
}

/** The entries as nodes of a tree. */
export function contentsNodes(
  entries: readonly ContentsEntry[],
  above = '',
): readonly ContentsNode[] {
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
