import type { FacetCounts, FacetName, SearchModule } from '@leeszaal/shared-contracts';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, useState } from 'react';
import type { ModuleState } from '../search/module-state.contract.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { FacetActions } from './facet-actions.component.tsx';
import { appliedFacets, isPending } from './facet-choice.ts';
import { FacetGroup } from './facet-group.component.tsx';
import styles from './facets.module.css';
import { PendingSummary } from './pending-summary.component.tsx';
import { ReadableNow } from './readable-now.component.tsx';
import { isOpenAtFirst, SHOWN_FACETS } from './shown-facets.ts';
import { usePendingFacets } from './use-pending-facets.ts';
import { YearGroup } from './year-group.component.tsx';

const NO_COUNTS = {};

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

  const countsOf = (facet: FacetName) => (state.kind !== 'error' && counts[facet]) || NO_COUNTS;

  const groups = (
    <div className={styles.groups} aria-busy={state.kind === 'loading'}>
      <ReadableNow
        counts={countsOf('availability')}
        active={active}
        pending={pending}
        onToggle={toggle}
      />
      {SHOWN_FACETS.map((shown) => {
        const { facet, isOpenEnded } = shown;
        const group = {
          counts: countsOf(facet),
          isOpenAtFirst: isOpenAtFirst(shown, active),
          active,
          pending,
        };
        if (facet === 'yearofpublication') {
          return <YearGroup key={facet} {...group} onChoose={choose} />;
        }
        return (
          <FacetGroup
            key={facet}
            {...group}
            facet={facet}
            isOpenEnded={isOpenEnded}
            onToggle={toggle}
            onEnter={enter}
          />
        );
      })}
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
