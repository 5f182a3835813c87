import { useLibrary } from '@leeszaal/remote-kit/react';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { type Criteria, defaultCriteria } from '../criteria/criteria.ts';
import { changedDraft, type Draft, typedDraft } from '../criteria/draft.ts';
import { draftAtom } from './search-atoms.ts';

/** The criteria of a fresh search of this client. */
export function useDefaultCriteria(): Criteria {
  const { settings } = useLibrary();
  return useMemo(() => defaultCriteria(settings), [settings]);
}

/** The draft of the search bar, its changes, and the defaults that *Reset* restores. */
export function useDraft(): {
  readonly draft: Draft;
  readonly defaults: Criteria;
  /** Changes the search field. */
  readonly type: (query: string) => void;
  /** Changes the panel. */
  readonly change: (part: Partial<Criteria>) => void;
  readonly reset: () => void;
} {
  const [kept, setDraft] = useAtom(draftAtom);
  const defaults = useDefaultCriteria();
  const fresh = useMemo<Draft>(() => ({ criteria: defaults, isFromAddress: false }), [defaults]);
  const type = useCallback(
    (query: string) => setDraft((before) => typedDraft(before ?? fresh, query, defaults)),
    [setDraft, fresh, defaults],
  );
  const change = useCallback(
    (part: Partial<Criteria>) => setDraft((before) => changedDraft(before ?? fresh, part)),
    [setDraft, fresh],
  );
  const reset = useCallback(() => setDraft(fresh), [setDraft, fresh]);
  return { draft: kept ?? fresh, defaults, type, change, reset };
}
