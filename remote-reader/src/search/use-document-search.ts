import { useHost } from '@leeszaal/remote-kit/react';
import { AbortedError, type ReaderStart } from '@leeszaal/shared-contracts';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { queryText, type SearchMode, searchTerms } from '../source/query-text.ts';
import { SourceError } from '../source/source-error.ts';
import { hitsOf } from './document-hits.ts';
import { fileOrderOf, firstHitFrom } from './first-hit.ts';
import { firstSearch, type SearchState, searchStep } from './search-state.ts';

/** Storage key of the mode (`docs/decisions.md` 13). */
const MODE_KEY = 'reader-search-mode';

/** The search in the open document. */
export interface DocumentSearch {
  readonly state: SearchState;
  /** The text of the search bar. */
  readonly typed: string;
  type(text: string): void;
  readonly mode: SearchMode;
  setMode(mode: SearchMode): void;
  /** Searches; returns false for a blank text, and does nothing. */
  ask(text: string): boolean;
  move(by: 1 | -1): void;
  /** Shows the hit of an index. */
  choose(index: number): void;
  /** Clears query, results and marks (`docs/behaviour.md` R4). */
  stop(): void;
}

/**
 * Searches, marks the hits, and moves between them (`docs/behaviour.md` R2, R4).
 *
 * @param start the search of the address, which begins at once
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

  // After every move, also to the same hit: the reader may have turned pages since.
  useEffect(() => {
    const hit = state.kind === 'results' ? state.hits[state.index] : undefined;
    if (!hit) return;
    const wasRestored = isRestored.current;
    isRestored.current = false;
    // A reload restores the place: the viewer moves only to a hit on that page.
    if (wasRestored && place !== hit.file) return;
    viewer?.go({ to: 'hit', file: hit.file, nth: hit.nth });
  }, [viewer, state, place]);

  const begin = () => {
    asking.current?.abort();
    const abort = new AbortController();
    asking.current = abort;
    return abort.signal;
  };

  /** Ends the search of the address, also for a reload. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a viewer
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
