import type { ActiveFacets } from '@leeszaal/shared-contracts';
import type { Criteria } from '../criteria/criteria.ts';
import type {
  ModuleAnswer,
  ModuleEvent,
  ModuleFindings,
  ModuleState,
} from './module/module-state.contract.ts';
import { canLoadMore, countOf, firstModuleState, moduleStep } from './module/module-step.ts';
import { type RequestPage, requestPages } from './module/request-page.ts';
import type { ModuleCalls } from './module-calls.ts';
import { modulesAtom, type Store, withState } from './search-atoms.ts';
import { requestFor } from './search-request.ts';

/** The extent of a search. */
interface RunOptions {
  /** The previous results, whose unfiltered total stays; without it a filtered search requests the total. */
  readonly before?: Pick<ModuleFindings, 'total'> | undefined;
  /** The number of pages to load. */
  readonly depth?: number;
}

/** The searches of all modules, which run independently. */
export interface ModuleSearches {
  stateOf(connection: number): ModuleState;
  /** Starts a search and aborts the previous one. */
  run(connection: number, criteria: Criteria, facets: ActiveFacets, options?: RunOptions): void;
  /** Searches again in another order or with other facets, and keeps a known total. */
  refine(connection: number, criteria: Criteria, facets: ActiveFacets): void;
  /** Requests the next page; does nothing while a page is loading or after the last one. */
  loadMore(connection: number, criteria: Criteria): void;
}

/** Creates the searches of a mount; the store holds their states. */
export function createModuleSearches(
  store: Store,
  calls: ModuleCalls,
  requestPage: RequestPage,
): ModuleSearches {
  const stateOf = (connection: number) =>
    store.get(modulesAtom).get(connection) ?? firstModuleState;

  function dispatch(connection: number, event: ModuleEvent): ModuleState {
    const next = moduleStep(stateOf(connection), event);
    store.set(modulesAtom, (modules) => withState(modules, connection, next));
    return next;
  }

  async function run(
    connection: number,
    criteria: Criteria,
    facets: ActiveFacets,
    { before, depth = 1 }: RunOptions = {},
  ): Promise<void> {
    calls.abort(connection);
    const options = calls.optionsOf(connection);
    const { sequence } = dispatch(connection, { kind: 'started', active: facets });
    const isFiltered = Object.keys(facets).length > 0;
    // A fresh filtered search makes two calls that settle as a pair (`docs/decisions.md` 22).
    const [answer, unfiltered] = await Promise.all([
      requestPages(
        (page) => requestPage(requestFor(connection, criteria, facets, page), options),
        depth,
      ),
      isFiltered && !before
        ? requestPage(requestFor(connection, criteria, {}, 1), options)
        : Promise.resolve(undefined),
    ]);
    const total = unfiltered ? totalOf(unfiltered) : before?.total;
    dispatch(connection, {
      kind: 'answered',
      sequence,
      answer,
      depth,
      total: isFiltered ? (total ?? null) : total,
    });
  }

  async function loadMore(connection: number, criteria: Criteria): Promise<void> {
    const before = stateOf(connection);
    if (!canLoadMore(before)) return;
    const { sequence } = dispatch(connection, { kind: 'more-started' });
    const request = requestFor(connection, criteria, before.active, before.page + 1);
    const answer = await requestPage(request, calls.optionsOf(connection));
    dispatch(connection, { kind: 'more-answered', sequence, answer });
  }

  return {
    stateOf,
    run: (...search) => void run(...search),
    refine(...search) {
      const before = stateOf(search[0]);
      void run(...search, before.kind === 'ready' ? { before } : undefined);
    },
    loadMore: (...search) => void loadMore(...search),
  };
}

/** The unfiltered total; undefined if the call failed or gives no total. */
function totalOf(answer: ModuleAnswer): number | undefined {
  return answer.kind === 'results' ? countOf(answer) : undefined;
}
