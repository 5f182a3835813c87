import { useHost, useHostLocation, useLibrary } from '@leeszaal/remote-kit/react';
import { type HostContext, redirect, type SearchModule } from '@leeszaal/shared-contracts';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Criteria } from '../criteria/criteria.ts';
import { followedDraft } from '../criteria/draft.ts';
import { resolveLink } from '../criteria/resolve-link.ts';
import { type ReadQuery, readQueryParameter, resultsPath } from '../criteria/shared-query.ts';
import { entryState, screenKey } from '../shell/entry-state.ts';
import { screenOf } from '../shell/screen-of.ts';
import { usePlaces } from '../shell/use-places.ts';
import { lastSearch, rememberSearch } from './last-search.ts';
import { draftAtom } from './search-atoms.ts';
import { useDefaultCriteria } from './use-draft.ts';
import { useSearchController } from './use-search-controller.ts';

/** The content of the results' address: a search, which is in the store, or an invalid query. */
export type FollowedAddress = Exclude<ReadQuery['kind'], 'none'>;

/**
 * Runs the search of the address whenever the address changes: the way to every search but those of facets on All
 * results (`docs/decisions.md` 7). Does not wait for the chunk of the results screen.
 *
 * @returns undefined on other screens and until the store has the search of the address
 */
export function useFollowedAddress(): FollowedAddress | undefined {
  const host = useHost();
  const { pathname, search: parameters, key, state } = useHostLocation();
  const { modules } = useLibrary();
  const defaults = useDefaultCriteria();
  const controller = useSearchController();
  const places = usePlaces();
  const setDraft = useSetAtom(draftAtom);
  const [followed, setFollowed] = useState<FollowedAddress>();
  /** The criteria of the previous address since the person entered the results. */
  const before = useRef<Criteria>(undefined);
  const isResults = screenOf(pathname) === 'results';
  const read = useMemo(() => readQueryParameter(parameters), [parameters]);

  useLayoutEffect(() => {
    const { navigation, storage, telemetry } = host;
    if (!isResults) {
      before.current = undefined;
      setFollowed(undefined);
      return;
    }
    if (read.kind === 'invalid') {
      telemetry.report({
        level: 'warning',
        name: 'invalid-query',
        detail: { reason: read.reason },
      });
      setFollowed('invalid');
      return;
    }
    if (read.kind === 'none') {
      setFollowed(undefined);
      redirect(navigation, { pathname, search: parameters }, startOf(host, parameters, defaults));
      return;
    }
    const { isOwn = false, askedAt } = entryState({ state });
    const { search, gone } = resolveLink(read.shared, defaults, modules);
    if (gone !== undefined) {
      telemetry.report({ level: 'warning', name: 'connection-gone', detail: { connection: gone } });
    }
    rememberSearch(storage.session, `/search${parameters}`);
    const asked = { before: before.current, now: search.criteria, isOwn };
    before.current = search.criteria;
    setDraft((draft) => followedDraft(draft, asked, defaults));
    const address = `${pathname}${parameters}`;
    const screen = screenKey({ key, state });
    if (controller.follow({ ...search, askedAt }, { key, screen, address })) {
      places.forget(address);
      window.scrollTo(0, 0);
    }
    setFollowed('search');
  }, [
    host,
    isResults,
    read,
    pathname,
    parameters,
    key,
    state,
    defaults,
    modules,
    controller,
    places,
    setDraft,
  ]);

  useEffect(() => (isResults ? () => controller.leave() : undefined), [isResults, controller]);
  return followed;
}

/** The target of `/search` without a query: the shop's tab, the last search, or home. */
function startOf(
  { library, storage }: HostContext,
  parameters: string,
  defaults: Criteria,
): string {
  const isShop = ({ actions }: SearchModule) => actions.includes('shop');
  const opensShop = new URLSearchParams(parameters).has('shop');
  const shop = opensShop ? library.current().modules.find(isShop) : undefined;
  return shop
    ? resultsPath({ criteria: defaults, connection: shop.connection, facets: {} })
    : (lastSearch(storage.session) ?? '/');
}
