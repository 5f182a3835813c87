import type { RichLine } from '@leeszaal/shared-contracts';

/** A line by itself, or a list with lists in it. */
export type TextBlock = { readonly kind: 'line'; readonly line: RichLine } | TextList;

/** A list; an item without a line holds only what is indented below it. */
export interface TextList {
  readonly kind: 'ordered' | 'bullet';
  readonly items: { readonly line: RichLine | undefined; readonly inner: TextList[] }[];
}

/** The lines of lists put into each other by how far they are indented. */
export function listTree(lines: readonly RichLine[]): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextList[] = [];
  for (const line of lines) {
    const { kind, indent } = line;
    if (kind !== 'ordered' && kind !== 'bullet') {
      blocks.push({ kind: 'line', line });
      open = [];
      continue;
    }
    open.length = Math.min(open.length, indent + 1);
    if (open.length === indent + 1 && open[indent]?.kind !== kind) open.pop();
    while (open.length <= indent) {
      const list: TextList = { kind, items: [] };
      const outer = open.at(-1);
      if (outer === undefined) blocks.push(list);
      else {
        if (outer.items.length === 0) outer.items.push({ line: undefined, inner: [] });
        outer.items.at(-1)?.inner.push(list);
      }
      open.push(list);
    }
    open.at(-1)?.items.push({ line, inner: [] });
  }
  return blocks;
}
