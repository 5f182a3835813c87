import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { draftAtom } from '../state/atoms.ts';
import { type Criteria, defaultCriteria } from './criteria.ts';

/** What the search bar holds, and the client's defaults that Reset goes back to. */
export function useDraft(): {
  readonly draft: Criteria;
  readonly defaults: Criteria;
  readonly change: (part: Partial<Criteria>) => void;
  readonly reset: () => void;
} {
  const { settings } = useLibrary();
  const [kept, setDraft] = useAtom(draftAtom);
  const defaults = useMemo(() => defaultCriteria(settings), [settings]);
  const draft = kept ?? defaults;
  const change = useCallback(
    (part: Partial<Criteria>) => setDraft((before) => ({ ...(before ?? defaults), ...part })),
    [setDraft, defaults],
  );
  const reset = useCallback(() => setDraft(defaults), [setDraft, defaults]);
  return { draft, defaults, change, reset };
}
