import type { ContentsEntry } from '@leeszaal/shared-contracts';

/** An entry of the contents with an id that is its way from the top: `0.2.1`. */
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
  return entries.map((entry, index) => {
    const id = above + index;
    return {
      id,
      label: entry.title || entry.link,
      children: contentsNodes(entry.children, `${id}.`),
    };
  });
}

/** The entry of an id, and of every one above it. */
export function entryOf(entries: readonly ContentsEntry[], id: string): ContentsEntry | undefined {
  let found: ContentsEntry | undefined;
  let level = entries;
  for (const step of id.split('.')) {
    found = level[Number(step)];
    if (!found) return undefined;
    level = found.children;
  }
  return found;
}

/** The id of every entry. */
export function idsOf(entries: readonly ContentsEntry[]): ReadonlyMap<ContentsEntry, string> {
  const ids = new Map<ContentsEntry, string>();
  const note = (level: readonly ContentsEntry[], above: string): void => {
    for (const [index, entry] of level.entries()) {
      ids.set(entry, above + index);
      note(entry.children, `${above}${index}.`);
    }
  };
  note(entries, '');
  return ids;
}
