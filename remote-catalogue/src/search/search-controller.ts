import {
  AbortedError,
  type ActiveFacets,
  AuthenticationError,
  type CallOptions,
  endpoints,
  type HostContext,
  isStatus,
  type SearchRequest,
} from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import { isSameFacets, isSameOrder, isSameQuestion } from '../criteria/compare-searches.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { EMPTY_SELECTION } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import { keepResults, recallResults } from './kept-results.ts';
import { type LeftResults, restoreLeft, takeLeftResults } from './left-results.ts';
import type { ModuleAnswer, ModuleEvent, ModuleState } from './module-state.contract.ts';
import { canLoadMore, countOf, firstModuleState, moduleStep } from './module-step.ts';
import type { ResultsEntry } from './results-entry.contract.ts';
import { entryAtom, modulesAtom, pendingAtom, searchAtom } from './search-atoms.ts';
import { requestFor } from './search-request.ts';

/** Carries searches out: each module by itself, none waiting for another. */
export interface SearchController {
  /**
   * Makes what is shown agree with the search of an address, with no more calls than that needs:
   * another question is a new search, unless its entry's results were kept (`docs/decisions.md` 83); what
   * is only in another order or filtered otherwise keeps its totals and the selection
   * (`docs/decisions.md` 22, 24); another tab asks nothing.
   *
   * @returns whether it is a new search
   */
  show(linked: LinkedSearch, entry: Omit<ResultsEntry, 'isRecalled'>): boolean;
  /**
   * A new search in all modules, also when the question is the one that was asked last: the facets and
   * the selection of before are gone, and what failed is asked again.
   */
  begin(linked: LinkedSearch): void;
  /** Changes the facets of a connection of which the address says nothing. */
  without(connection: number, change: (facets: ActiveFacets) => ActiveFacets): void;
  /** The next page; nothing happens when one is on its way or there is none. */
  loadMore(connection: number): void;
  /** Asks again after an error, to the depth that was shown (`docs/decisions.md` 18). */
  retry(connection: number): void;
  /**
   * The results are left for another screen of the catalogue: what is on its way may come, but nobody
   * is asked to try it again (`docs/decisions.md` 48). It waits there as a failure, with *Try again*.
   */
  leave(): void;
}

/** How a module is asked. */
interface RunOptions {
  /** Nobody has asked yet how many hits there are without a filter. */
  readonly isFresh?: boolean;
  /** How many there are without a filter, when it was asked and anybody knew. */
  readonly keepTotal?: number | undefined;
  /** How many pages. */
  readonly depth?: number;
}

/** The total of a search without a filter; null when its call failed or nobody knows. */
function totalOf(answer: ModuleAnswer): number | null {
  return (answer.kind === 'results' ? countOf(answer) : undefined) ?? null;
}

/** Makes the controller of one mount. */
export function createSearchController(
  host: HostContext,
  store: ReturnType<typeof createStore>,
): SearchController {
  const { http, signal, telemetry } = host;
  const isBuying = () => host.basket.entries().length > 0;
  /** What is asked of each connection now: the next search gives it up. */
  const calls = new Map<number, AbortController>();
  /** What stood on this page before it was reloaded, for the first search. */
  let left = takeLeftResults(host.storage.session);
  /** Aborted when the results are left. */
  let presence = new AbortController();

  function stateOf(connection: number): ModuleState {
    return store.get(modulesAtom).get(connection) ?? firstModuleState;
  }

  function dispatch(connection: number, event: ModuleEvent): ModuleState {
    const next = moduleStep(stateOf(connection), event);
    store.set(modulesAtom, (modules) => new Map(modules).set(connection, next));
    return next;
  }

  /** Gives up whatever was asked of a connection before: nobody waits for it any more. */
  function supersede(connection: number): CallOptions {
    calls.get(connection)?.abort();
    calls.delete(connection);
    return optionsOf(connection);
  }

  /** How the present search of a connection calls. */
  function optionsOf(connection: number): CallOptions {
    const own = calls.get(connection) ?? new AbortController();
    calls.set(connection, own);
    return { signal: AbortSignal.any([signal, own.signal]), patience: presence.signal };
  }

  function arrive(): void {
    if (presence.signal.aborted) presence = new AbortController();
  }

  async function ask(request: SearchRequest, options: CallOptions): Promise<ModuleAnswer> {
    try {
      const [entry] = await http.call(endpoints.search, { body: request }, options);
      return entry ?? { kind: 'broken' };
    } catch (error) {
      if (isStatus(error)) return { kind: 'failure', status: error.status, error: error.message };
      if (!(error instanceof AbortedError || error instanceof AuthenticationError)) {
        telemetry.report({ level: 'error', name: 'search-failed', error });
      }
      return { kind: 'broken' };
    }
  }

  async function run(
    connection: number,
    criteria: Criteria,
    facets: ActiveFacets,
    { isFresh = true, keepTotal, depth = 1 }: RunOptions = {},
  ): Promise<void> {
    const options = supersede(connection);
    const { sequence } = dispatch(connection, { kind: 'started', active: facets });
    const startedAt = performance.now();
    const isFiltered = Object.keys(facets).length > 0;
    // A fresh search that is filtered already: two calls that settle as a pair (`docs/decisions.md` 22).
    const [answer, unfiltered] = await Promise.all([
      askPages(connection, criteria, facets, depth, options),
      isFiltered && isFresh
        ? ask(requestFor(connection, criteria, {}, 1), options)
        : Promise.resolve(undefined),
    ]);
    dispatch(connection, {
      kind: 'answered',
      sequence,
      answer,
      depth,
      keepTotal,
      took: performance.now() - startedAt,
      ...(isFiltered && { total: unfiltered ? totalOf(unfiltered) : (keepTotal ?? null) }),
    });
  }

  /** Pages 1 to `depth` as one answer; the first that fails stands for all. */
  async function askPages(
    connection: number,
    criteria: Criteria,
    facets: ActiveFacets,
    depth: number,
    options: CallOptions,
  ): Promise<ModuleAnswer> {
    const first = await ask(requestFor(connection, criteria, facets, 1), options);
    if (first.kind !== 'results') return first;
    const publications = [...first.publications];
    for (let page = 2; page <= depth; page += 1) {
      const next = await ask(requestFor(connection, criteria, facets, page), options);
      if (next.kind !== 'results') return next;
      publications.push(...next.publications);
    }
    return { ...first, publications };
  }

  function current(): LinkedSearch | undefined {
    return store.get(searchAtom);
  }

  function clearPending(connection: number): void {
    store.set(pendingAtom, (pending) => {
      const left = new Map(pending);
      left.delete(connection);
      return left;
    });
  }

  /** @param reloaded what the page had shown of the same search before it was reloaded */
  function searchAnew(linked: LinkedSearch, reloaded?: LeftResults): void {
    store.set(searchAtom, linked);
    store.set(pendingAtom, new Map());
    store.set(selectionAtom, EMPTY_SELECTION);
    if (reloaded) restoreLeft(store, reloaded);
    const pages = new Map(reloaded?.pages);
    for (const { connection } of host.library.current().modules) {
      const facets = connection === linked.connection ? linked.facets : {};
      void run(connection, linked.criteria, facets, { depth: pages.get(connection) ?? 1 });
    }
  }

  /**
   * Asks the modules whose order or facets are not as the address has them, and those that were not asked
   * yet; their question stays.
   */
  function refine(linked: LinkedSearch, isSorted: boolean): void {
    const { modules } = host.library.current();
    const [only, ...others] = modules;
    // Where there is one module only, its tab is open without being named.
    const open = linked.connection ?? (others.length === 0 ? only?.connection : undefined);
    for (const { connection } of modules) {
      const before = stateOf(connection);
      const facets = connection === open ? linked.facets : before.active;
      const isFiltered = isSameFacets(before.active, facets);
      if (isSorted && isFiltered && before.kind !== 'initial') continue;
      if (!isFiltered) clearPending(connection);
      runAgain(connection, linked.criteria, facets);
    }
  }

  /** The same question in another order or with other facets: a total that is known stays. */
  function runAgain(connection: number, criteria: Criteria, facets: ActiveFacets): void {
    const before = stateOf(connection);
    const options =
      before.kind === 'ready' ? { isFresh: false, keepTotal: before.total } : undefined;
    void run(connection, criteria, facets, options);
  }

  function keep(): void {
    keepResults(store, isBuying());
  }

  /** Gives up what is asked for results that are not on the screen any more. */
  function giveUpCalls(): void {
    for (const call of calls.values()) call.abort();
    calls.clear();
  }

  /** What is shown when an entry is come to; undefined when its results have to be searched. */
  function recalled(linked: LinkedSearch, key: string): LinkedSearch | undefined {
    const before = current();
    if (before && isSameQuestion(before.criteria, linked.criteria)) return before;
    if (before) keep();
    if (!recallResults(store, isBuying(), { key, criteria: linked.criteria })) return undefined;
    giveUpCalls();
    store.set(pendingAtom, new Map());
    return current();
  }

  return {
    show(linked, { key, address }) {
      arrive();
      const shown = store.get(entryAtom);
      const previous = current();
      const before = recalled(linked, key);
      // Results of the same question are recalled as well where they stood on the page before the last.
      const isBack = shown === undefined || shown.key === key;
      const isRecalled = before !== undefined && (isBack || before !== previous);
      const reloaded = left?.key === key && left.address === address ? left : undefined;
      left = undefined;
      store.set(entryAtom, { key, address, isRecalled: isRecalled || reloaded !== undefined });
      if (!before) {
        searchAnew(linked, reloaded);
        return reloaded === undefined;
      }
      store.set(searchAtom, linked);
      refine(linked, isSameOrder(before.criteria, linked.criteria));
      return false;
    },
    begin(linked) {
      arrive();
      keep();
      searchAnew(linked);
    },
    without(connection, change) {
      const search = current();
      const { active } = stateOf(connection);
      const facets = change(active);
      if (!search || isSameFacets(active, facets)) return;
      clearPending(connection);
      runAgain(connection, search.criteria, facets);
    },
    loadMore(connection) {
      const search = current();
      const before = stateOf(connection);
      if (!search || !canLoadMore(before) || before.kind !== 'ready') return;
      const { sequence } = dispatch(connection, { kind: 'more-started' });
      const request = requestFor(connection, search.criteria, before.active, before.page + 1);
      void ask(request, optionsOf(connection)).then((answer) =>
        dispatch(connection, { kind: 'more-answered', sequence, answer }),
      );
    },
    retry(connection) {
      const search = current();
      const before = stateOf(connection);
      if (!search || before.kind !== 'error') return;
      void run(connection, search.criteria, before.active, { depth: before.depth });
    },
    leave() {
      presence.abort();
    },
  };
}
