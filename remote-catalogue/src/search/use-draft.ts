import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { type Criteria, defaultCriteria } from '../criteria/criteria.ts';
import { changedDraft, type Draft, typedDraft } from '../criteria/draft.ts';
import { draftAtom } from './search-atoms.ts';

/** The client's defaults, by which a search is measured. */
export function useDefaultCriteria(): Criteria {
  const { settings } = useLibrary();
  return useMemo(() => defaultCriteria(settings), [settings]);
}

/** What the search bar holds, and the client's defaults that Reset goes back to. */
export function useDraft(): {
  readonly draft: Draft;
  readonly defaults: Criteria;
  /** In the search field. */
  readonly type: (query: string) => void;
  /** In the panel. */
  readonly change: (part: Partial<Criteria>) => void;
  readonly reset: () => void;
} {
  const [kept, setDraft] = useAtom(draftAtom);
  const defaults = useDefaultCriteria();
  const fresh = useMemo<Draft>(() => ({ criteria: defaults, isBorrowed: false }), [defaults]);
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
