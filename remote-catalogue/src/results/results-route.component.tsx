import { redirect, type SearchModule } from '@leeszaal/shared-contracts';
import { useHost, useHostLocation, useLibrary } from '@leeszaal/shared-contracts/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Criteria } from '../criteria/criteria.ts';
import { followedDraft } from '../criteria/draft.ts';
import { fromSharedQuery, readQueryParameter, resultsPath } from '../criteria/shared-query.ts';
import { lastSearch, rememberSearch } from '../search/last-search.ts';
import { draftAtom, searchAtom } from '../search/search-atoms.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import { HeaderSearchBar } from '../search-bar/header-search-bar.component.tsx';
import { entryState } from '../shell/entry-state.ts';
import { forgetPlace } from '../shell/remembered-place.ts';
import { ResultsScreen } from './results-screen.component.tsx';
import { UnreadableLink } from './unreadable-link.component.tsx';

/** A link may name the kind of module alone; the first of that kind is meant. */
function connectionOfType(
  modules: readonly SearchModule[],
  type: number | undefined,
): number | undefined {
  return modules.find(({ module }) => module === type)?.connection;
}

/** Carries out the search that the address holds, whenever it changes (`docs/decisions.md` 7). */
export function ResultsRoute() {
  const host = useHost();
  const { pathname, search: parameters, key, state } = useHostLocation();
  const { modules } = useLibrary();
  const defaults = useDefaultCriteria();
  const controller = useSearchController();
  const setDraft = useSetAtom(draftAtom);
  const current = useAtomValue(searchAtom);
  /** What the address asked when it was followed last, since one has come here. */
  const followed = useRef<Criteria>(undefined);
  /** False while the store has what stood here before the person left. */
  const [isFollowed, setFollowed] = useState(false);
  const read = useMemo(() => readQueryParameter(parameters), [parameters]);
  const opensShop = useMemo(() => new URLSearchParams(parameters).has('shop'), [parameters]);

  useLayoutEffect(() => {
    const { navigation, storage, telemetry } = host;
    if (read.kind === 'search') {
      const { connection = connectionOfType(modules, read.shared.module), ...rest } =
        fromSharedQuery(read.shared, defaults);
      const linked = { ...rest, connection };
      const exists = modules.some((module) => module.connection === connection);
      rememberSearch(storage.session, `/search${parameters}`);
      const before = followed.current;
      followed.current = linked.criteria;
      setFollowed(true);
      const { isOwn = false } = entryState({ state });
      const now = linked.criteria;
      setDraft((draft) => followedDraft(draft, { before, now, isOwn }, defaults));
      // A connection that is gone: all results, without its facets (`docs/decisions.md` 12).
      if (connection !== undefined && !exists) {
        telemetry.report({ level: 'warning', name: 'connection-gone', detail: { connection } });
      }
      const address = `${pathname}${parameters}`;
      const isNew = controller.show(
        exists ? linked : { ...linked, connection: undefined, facets: {} },
        { key, address },
      );
      if (isNew) {
        forgetPlace(address);
        window.scrollTo(0, 0);
      }
      return;
    }
    if (read.kind === 'invalid') {
      telemetry.report({
        level: 'warning',
        name: 'invalid-query',
        detail: { reason: read.reason },
      });
      return;
    }
    const shop = opensShop ? modules.find((module) => module.actions.includes('shop')) : undefined;
    const all = { criteria: defaults, connection: shop?.connection, facets: {} };
    const to = shop ? resultsPath(all) : (lastSearch(storage.session) ?? '/');
    redirect(navigation, { pathname, search: parameters }, to);
  }, [
    host,
    read,
    opensShop,
    pathname,
    parameters,
    key,
    state,
    defaults,
    modules,
    controller,
    setDraft,
  ]);

  return (
    <>
      <HeaderSearchBar />
      {current && isFollowed && read.kind === 'search' && <ResultsScreen search={current} />}
      {read.kind === 'invalid' && <UnreadableLink />}
    </>
  );
}
