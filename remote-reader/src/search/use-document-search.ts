import { AbortedError, type ReaderStart } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { queryText, type SearchMode, searchTerms } from '../source/query-text.ts';
import { SourceError } from '../source/source-error.ts';
import { hitsOf } from './document-hits.ts';
import { fileOrderOf, firstHitFrom } from './first-hit.ts';
import { firstSearch, type SearchState, searchStep } from './search-state.ts';

/** Where the mode is kept (`docs/decisions.md` 13). */
const MODE_KEY = 'reader-search-mode';

/** The search in the document that is open. */
export interface DocumentSearch {
  readonly state: SearchState;
  /** What stands in the search bar. */
  readonly typed: string;
  type(text: string): void;
  readonly mode: SearchMode;
  setMode(mode: SearchMode): void;
  /** Searches; a blank text does nothing. Answers whether there was something to search for. */
  ask(text: string): boolean;
  move(by: 1 | -1): void;
  /** Shows one of the hits, by its index. */
  choose(index: number): void;
  /** As before any search: no query, no results, no marks (`docs/behaviour.md` R 4). */
  stop(): void;
}

/**
 * Searches, shows and marks what is found, and moves among it (`docs/behaviour.md` R 2, R 4).
 *
 * @param start with whose search it begins
 */
export function useDocumentSearch(
  { document, source, viewer, keeper, history, begin: { place } }: OpenDocument,
  start: ReaderStart = {},
): DocumentSearch {
  const { storage, telemetry } = useHost();
  const [state, dispatch] = useReducer(searchStep, start.search, firstSearch);
  const [typed, type] = useState(start.search?.text ?? '');
  const [mode, setMode] = useState<SearchMode>(
    () => start.search?.mode ?? (storage.local.get(MODE_KEY) === 'phrase' ? 'phrase' : 'words'),
  );
  const asking = useRef<AbortController>(undefined);
  const isRestored = useRef(start.search !== undefined && place !== undefined);
  useEffect(() => () => asking.current?.abort(), []);

  // At each move, also to the hit where one is: from a single one somebody may have read on.
  useEffect(() => {
    const hit = state.kind === 'results' ? state.hits[state.index] : undefined;
    if (!hit) return;
    const wasRestored = isRestored.current;
    isRestored.current = false;
    // A reload shows where the person was: only a hit on that page is brought into view.
    if (wasRestored && place !== hit.file) return;
    viewer?.go({ to: 'hit', file: hit.file, nth: hit.nth });
  }, [viewer, state, place]);

  const begin = () => {
    asking.current?.abort();
    const abort = new AbortController();
    asking.current = abort;
    return abort.signal;
  };

  /** What the address asks for is over, also after a reload. */
  const leaveStart = () => {
    if (start.search) history.dropQuery();
  };

  async function search(terms: readonly string[], signal: AbortSignal, file = ''): Promise<void> {
    const key = keeper.key();
    try {
      const hits = hitsOf(await source.search(queryText(terms, mode), { signal }));
      if (signal.aborted) return;
      viewer?.mark(hits.length > 0 ? terms : []);
      const first = firstHitFrom(hits, terms, fileOf(viewer) || file, fileOrderOf(document));
      dispatch({ kind: 'answered', hits, first });
    } catch (error) {
      if (signal.aborted || error instanceof AbortedError) return;
      const failure = error instanceof SourceError ? error.reason : 'failed';
      if (failure === 'forbidden') keeper.forbidden(key);
      else telemetry.report({ level: 'warning', name: 'document-search-failed', error });
      dispatch({ kind: 'failed', failure });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is what to mark in
  useEffect(() => {
    if (!viewer || !start.search) return;
    const terms = searchTerms(start.search.text, start.search.mode);
    if (terms.length === 0) dispatch({ kind: 'stopped' });
    else void search(terms, begin(), start.file);
  }, [viewer]);

  return {
    state,
    typed,
    type,
    mode,
    setMode(next) {
      storage.local.set(MODE_KEY, next);
      setMode(next);
    },
    ask(text) {
      const terms = searchTerms(text, mode);
      if (terms.length === 0) return false;
      leaveStart();
      dispatch({ kind: 'asked', query: text.trim() });
      void search(terms, begin());
      return true;
    },
    move: (by) => dispatch({ kind: 'moved', by }),
    choose: (index) => dispatch({ kind: 'chosen', index }),
    stop() {
      asking.current?.abort();
      leaveStart();
      viewer?.mark([]);
      type('');
      dispatch({ kind: 'stopped' });
    },
  };
}

function fileOf(viewer: OpenDocument['viewer']): string {
  const state = viewer?.state();
  return state && 'view' in state ? (state.view?.file ?? '') : '';
}
