import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, type Key, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { AriaFrame } from '../internal/aria-frame.component.tsx';
import { classNames } from '../internal/class-names.ts';
import { CurrentEntry, rowOf } from './current-entry.component.tsx';
import { RowContent } from './row-content.component.tsx';
import { RowsLayout } from './rows-layout.ts';
import styles from './tree.module.css';
import { pathTo, type TreeNode } from './tree-node.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useScrollToEntry } from './use-scroll-to-entry.ts';

export interface TreeProps {
  /** The tree's accessible name. */
  readonly label: string;
  readonly items: readonly TreeNode[];
  /** The current entry: marked, kept in view, with its ancestors expanded. */
  readonly currentId?: string | undefined;
  readonly onAction: (id: string) => void;
}

const none: readonly string[] = [];

/** The height of a one-line row in px; longer entries are measured when rendered. */
const ROW = 36;

/**
 * A tree of entries for navigation. Up and down move, right and left expand and collapse, Enter
 * activates; typing jumps to the entry that begins with the letters.
 */
export function Tree({ label, items, currentId, onAction }: TreeProps): JSX.Element {
  const tree = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const above = useMemo(
    () => (currentId === undefined ? none : (pathTo(items, currentId) ?? none)),
    [items, currentId],
  );

  useEffect(() => {
    setExpanded((before) =>
      above.every((id) => before.has(id)) ? before : new Set([...before, ...above]),
    );
  }, [above]);

  // Only rows near the visible range are rendered.
  const layout = useMemo(() => new RowsLayout({ estimatedRowSize: ROW }), []);
  const placeOf = useCallback((id: string) => layout.getLayoutInfo(id)?.rect, [layout]);
  const brought = useScrollToEntry(tree, { id: currentId, placeOf, within: expanded });
  useScrollAnchor(tree, layout, brought);

  const isNested = items.some(({ children = [] }) => children.length > 0);
  const act = useRef(onAction);
  useEffect(() => {
    act.current = onAction;
  }, [onAction]);

  const renderItem = useCallback(
    (node: TreeNode): JSX.Element => (
      <TreeItem
        id={node.id}
        textValue={node.label}
        className={styles.item}
        onAction={() => act.current(node.id)}
        render={rowOf(node.id)}
      >
        <TreeItemContent>
          {({ hasChildItems }) => <RowContent {...{ node, hasChildItems, isNested }} />}
        </TreeItemContent>
        <Collection items={node.children ?? []}>{renderItem}</Collection>
      </TreeItem>
    ),
    [isNested],
  );

  // A stable element, which React does not render again when the surroundings change.
  const rows = useMemo(
    () => (
      <AriaTree
        ref={tree}
        aria-label={label}
        items={items}
        dependencies={[isNested]}
        expandedKeys={expanded as ReadonlySet<Key> as Set<Key>}
        onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
        className={classNames(styles.tree, !isNested && styles.flat)}
      >
        {renderItem}
      </AriaTree>
    ),
    [label, items, isNested, expanded, renderItem],
  );
  return (
    <AriaFrame>
      <CurrentEntry value={currentId}>
        <Virtualizer layout={layout} shouldObserveItemSize>
          {rows}
        </Virtualizer>
      </CurrentEntry>
    </AriaFrame>
  );
}
