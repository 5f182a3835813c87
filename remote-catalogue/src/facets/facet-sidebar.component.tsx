import type { FacetCounts, SearchModule } from '@leeszaal/shared-contracts';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, useState } from 'react';
import type { ModuleState } from '../search/module/module-state.contract.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { FacetActions } from './facet-actions.component.tsx';
import { appliedFacets, isPending } from './facet-choice.ts';
import { FacetGroups } from './facet-groups.component.tsx';
import styles from './facets.module.css';
import { PendingSummary } from './pending-summary.component.tsx';
import { usePendingFacets } from './use-pending-facets.ts';

const NO_COUNTS: FacetCounts = {};

interface FacetSidebarProps {
  readonly module: SearchModule;
  readonly state: ModuleState;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The facets of a module's results; changes are pending until *Apply* (`docs/behaviour.md` C4). */
export function FacetSidebar({ module, state, isOpen, onClose }: FacetSidebarProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const { filter } = useSearchChanges();
  const { connection } = module;
  const { active } = state;
  const { pending, clear, toggle, enter, choose } = usePendingFacets(connection, active);
  // Keeps the previous values during a search, so that the layout is stable.
  const [counts, setCounts] = useState<FacetCounts>({});
  if (state.kind === 'ready' && state.facets !== counts) setCounts(state.facets);
  const buttons = useRef<HTMLDivElement>(null);
  const cancel = () => {
    keepFocus(buttons.current);
    clear();
  };
  const show = (facets: typeof active) => {
    cancel();
    onClose();
    filter(connection, facets);
  };
  // Deferred, so that the tick is painted first.
  const settled = useDeferredValue(pending);

  const groups = (
    <div className={styles.groups} aria-busy={state.kind === 'loading'}>
      <FacetGroups
        counts={state.kind === 'error' ? NO_COUNTS : counts}
        active={active}
        pending={pending}
        onToggle={toggle}
        onEnter={enter}
        onChoose={choose}
      />
      <PendingSummary {...settled} />
      <FacetActions
        ref={buttons}
        hasChanges={isPending(settled)}
        hasActive={Object.keys(active).length > 0}
        onApply={() => show(appliedFacets(active, pending))}
        onCancel={cancel}
        onReset={() => show({})}
      />
    </div>
  );
  if (!isMobile) {
    return (
      <aside className={styles.sidebar} tabIndex={-1} aria-label={t`Filters`}>
        {groups}
      </aside>
    );
  }
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      label={t`Filters`}
      title={t`Filters`}
      closeLabel={t`Close`}
    >
      {groups}
    </SidePanel>
  );
}
