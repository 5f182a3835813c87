import { Button } from 'react-aria-components/Tree';
import { ChevronRightIcon, Icon } from '../icon/index.ts';
import styles from './tree.module.css';
import type { TreeNode } from './tree-node.ts';

interface RowContentProps {
  readonly node: TreeNode;
  readonly hasChildItems: boolean;
  /** Whether any entry of the tree opens. Where none does, no row keeps room for the toggle. */
  readonly isNested: boolean;
}

/** The toggle, the label and the end of an entry. */
export function RowContent({ node, hasChildItems, isNested }: RowContentProps) {
  return (
    <>
      {hasChildItems ? (
        <Button slot="chevron" className={styles.toggle}>
          <Icon of={ChevronRightIcon} size="sm" />
        </Button>
      ) : (
        isNested && <span className={styles.toggle} />
      )}
      <span className={styles.label}>
        <bdi>{node.label}</bdi>
      </span>
      {node.end !== undefined && <span className={styles.end}>{node.end}</span>}
    </>
  );
}
