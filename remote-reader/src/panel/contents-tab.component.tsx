import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { Tree } from '@leeszaal/shared-ui/tree';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useOfView } from '../viewers/state/use-view.ts';
import { contentsNodes, idsOf } from './contents-tree.ts';
import type { TabContentProps } from './tab-content.contract.ts';

const NONE: readonly ContentsEntry[] = [];

/** The table of contents, which follows the current page (`docs/behaviour.md` R2). */
export function ContentsTab({ open, onMove }: TabContentProps) {
  const { t } = useLingui();
  const { contents = NONE, viewer } = open;
  const nodes = useMemo(() => contentsNodes(contents), [contents]);
  const entry = useOfView(viewer, (view) => view?.entry);
  const ids = useMemo(() => idsOf(contents), [contents]);
  const current = entry && ids.get(entry);
  return (
    <Tree
      label={t`Contents`}
      items={nodes}
      currentId={current}
      onAction={(id) => {
        const link = [...ids].find(([, each]) => each === id)?.[0].link;
        if (!link) return;
        viewer?.go({ to: 'link', link });
        onMove();
      }}
    />
  );
}
