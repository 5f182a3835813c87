import {
  FACETS,
  type FacetCounts,
  type FacetName,
  type SearchModule,
} from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { resultsPath } from '../criteria/shared-query.ts';
import type { ModuleState } from '../search/module-state.contract.ts';
import type { PendingFacets } from '../search/pending-facets.contract.ts';
import { pendingAtom, searchAtom } from '../search/search-atoms.ts';
import { entryState, withoutTab } from '../shell/entry-state.ts';
import {
  appliedFacets,
  enterValue,
  isPending,
  nothingPending,
  toggleValue,
} from './facet-choice.ts';
import { FacetGroup } from './facet-group.component.tsx';
import styles from './facets.module.css';
import { PendingSummary } from './pending-summary.component.tsx';

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
  const [allPending, setPending] = useAtom(pendingAtom);
  const { connection } = module;
  const { active } = state;
  const pending = allPending.get(connection) ?? nothingPending;
  // While another answer is on its way the former values stay, so that nothing jumps.
  const [counts, setCounts] = useState<FacetCounts>({});
  if (state.kind === 'ready' && state.facets !== counts) setCounts(state.facets);
  const change = useCallback(
    (next: (before: PendingFacets) => PendingFacets) =>
      setPending((all) =>
        new Map(all).set(connection, next(all.get(connection) ?? nothingPending)),
      ),
    [setPending, connection],
  );
  const buttons = useRef<HTMLDivElement>(null);
  const clear = () => {
    keepFocus(buttons.current);
    change(() => nothingPending);
  };
  const toggle = useCallback(
    (facet: FacetName, value: string) =>
      change((before) => toggleValue(active, before, facet, value)),
    [change, active],
  );
  const enter = useCallback(
    (facet: FacetName, text: string) => change((before) => enterValue(active, before, facet, text)),
    [change, active],
  );

  const show = (facets: typeof active) => {
    clear();
    onClose();
    if (!search) return;
    const state = withoutTab(entryState(navigation.current()));
    navigation.navigate(resultsPath({ ...search, connection, facets }), { state });
  };
  // The tick is painted first, what it amounts to right after.
  const settled = useDeferredValue(pending);
  const hasChanges = isPending(settled);
  const hasActive = Object.keys(active).length > 0;

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
      <div ref={buttons} className={styles.actions}>
        {hasChanges && (
          <>
            <Button
              variant="primary"
              size="sm"
              onPress={() => show(appliedFacets(active, pending))}
            >
              <Trans>Apply</Trans>
            </Button>
            <Button size="sm" onPress={clear}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
        {hasActive && (
          <Button variant="quiet" size="sm" onPress={() => show({})}>
            <Trans>Reset</Trans>
          </Button>
        )}
      </div>
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
