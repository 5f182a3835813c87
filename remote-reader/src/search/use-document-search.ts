import { useHost } from '@leeszaal/remote-kit/react';
import type { ReaderStart } from '@leeszaal/shared-contracts';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { isBlankQuery } from '../source/blank-query.ts';
import type { SearchMode } from '../source/query-text.ts';
import type { SearchOutcome } from './find-hits.ts';
import { findingCode } from './finding-code.ts';
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
  /**
   * Searches; does nothing and returns undefined for a blank text. The promise never rejects.
   *
   * @param mode another mode than the chosen one; for this search it is also shown, as is the text
   */
  ask(text: string, mode?: SearchMode): Promise<SearchOutcome> | undefined;
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
export function useDocumentSearch(open: OpenDocument, start: ReaderStart = {}): DocumentSearch {
  const { viewer, history } = open;
  const { storage, telemetry } = useHost();
  const [state, dispatch] = useReducer(searchStep, start.search, firstSearch);
  const [typed, type] = useState(start.search?.text ?? '');
  const [mode, setMode] = useState<SearchMode>(
    () => start.search?.mode ?? (storage.local.get(MODE_KEY) === 'phrase' ? 'phrase' : 'words'),
  );
  const asking = useRef<AbortController>(undefined);
  // A command may search before the viewer that it waited for was rendered.
  const shown = useRef(viewer);
  useLayoutEffect(() => {
    shown.current = viewer;
  }, [viewer]);
  useEffect(() => () => asking.current?.abort(), []);

  useShownHit(open, state, start.search !== undefined);

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

  async function search(text: string, how: SearchMode, file = ''): Promise<SearchOutcome> {
    const signal = begin();
    const finding = await findingCode.load().catch((error: unknown) => {
      telemetry.report({ level: 'warning', name: 'document-search-failed', error });
    });
    if (signal.aborted) return { kind: 'given-up' };
    const terms = finding?.searchTerms(text, how) ?? [];
    const outcome: SearchOutcome = finding
      ? await finding.findHits(open, { terms, mode: how, signal }, telemetry)
      : { kind: 'failed', failure: 'unreachable' };
    if (outcome.kind === 'failed') dispatch(outcome);
    if (finding === undefined || outcome.kind !== 'found') return outcome;
    const { hits } = outcome;
    const { current } = shown;
    current?.mark(hits.length > 0 ? terms : []);
    const order = finding.fileOrderOf(open.document);
    const first = finding.firstHitFrom(hits, terms, fileOf(current) || file, order);
    dispatch({ kind: 'answered', hits, first });
    return outcome;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a viewer
  useEffect(() => {
    if (!viewer || !start.search) return;
    const { text } = start.search;
    if (isBlankQuery(text)) dispatch({ kind: 'stopped' });
    else void search(text, mode, start.file);
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
    ask(text, other) {
      if (isBlankQuery(text)) return undefined;
      if (other !== undefined) {
        type(text);
        setMode(other);
      }
      leaveStart();
      dispatch({ kind: 'asked', query: text.trim() });
      return search(text, other ?? mode);
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

/**
 * Shows the current hit.
 *
 * @param isAddressed whether the document was opened with a search
 */
function useShownHit(
  { viewer, begin: { place } }: OpenDocument,
  state: SearchState,
  isAddressed: boolean,
): void {
  const isRestored = useRef(isAddressed && place !== undefined);
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
}

function fileOf(viewer: OpenDocument['viewer']): string {
  const state = viewer?.state();
  return state && 'view' in state ? (state.view?.file ?? '') : '';
}
