import { FACETS, type FacetCounts, type SearchModule } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useRef, useState } from 'react';
import { resultsPath } from '../criteria/shared-query.ts';
import type { ModuleState } from '../search/module-state.contract.ts';
import { searchAtom } from '../search/search-atoms.ts';
import { entryState, withoutTab } from '../shell/entry-state.ts';
import { FacetActions } from './facet-actions.component.tsx';
import { appliedFacets, isPending } from './facet-choice.ts';
import { FacetGroup } from './facet-group.component.tsx';
import styles from './facets.module.css';
import { PendingSummary } from './pending-summary.component.tsx';
import { usePendingFacets } from './use-pending-facets.ts';

const NO_COUNTS = {};

interface FacetSidebarProps {
  readonly module: SearchModule;
  readonly state: ModuleState;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choosing what to narrow the results to; nothing changes before Apply (`docs/behaviour.md` C4). */
export function FacetSidebar({ module, state, isOpen, onClose }: FacetSidebarProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const isMobile = useIsMobile();
  const search = useAtomValue(searchAtom);
  const { connection } = module;
  const { active } = state;
  const { pending, clear, toggle, enter } = usePendingFacets(connection, active);
  // While another answer is on its way the former values stay, so that nothing jumps.
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
    if (!search) return;
    const state = withoutTab(entryState(navigation.current()));
    navigation.navigate(resultsPath({ ...search, connection, facets }), { state });
  };
  // The tick is painted first, what it amounts to right after.
  const settled = useDeferredValue(pending);

  const groups = (
    <div className={styles.groups} aria-busy={state.kind === 'loading'}>
      {FACETS.map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          counts={(state.kind !== 'error' && counts[facet]) || NO_COUNTS}
          active={active}
          pending={pending}
          onToggle={toggle}
          onEnter={enter}
        />
      ))}
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
