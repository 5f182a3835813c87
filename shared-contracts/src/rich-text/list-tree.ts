import type { RichLine } from './read-rich-text.ts';

/** A single line, or a nested list. */
export type TextBlock = { readonly kind: 'line'; readonly line: RichLine } | TextList;

/** A list. An item without a line holds only deeper lists. */
export interface TextList {
  readonly kind: 'ordered' | 'bullet';
  readonly items: { readonly line: RichLine | undefined; readonly inner: TextList[] }[];
}

/** Nests the lines of lists by their indentation. */
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
