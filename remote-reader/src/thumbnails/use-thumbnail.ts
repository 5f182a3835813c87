import { type PictureState, usePicture } from '@leeszaal/shared-ui/use-picture';
import { useEffect, useMemo, useState } from 'react';
import type { DocumentSource } from '../source/document-source.contract.ts';

/** How long, in ms, a thumbnail stays near the visible part before it is fetched. */
const FETCH_AFTER_MS = 100;

const DEFAULT = { kind: 'default' } as const;

/** The thumbnail of a page (`docs/behaviour.md` R2), and a function that reports one that cannot be decoded. */
export function useThumbnail(
  source: Pick<DocumentSource, 'thumbnail'>,
  page: number,
): readonly [PictureState | typeof DEFAULT, fail: () => void] {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const load = useMemo(
    () =>
      isDue
        ? (signal: AbortSignal) => source.thumbnail(page, { signal, background: true })
        : undefined,
    [isDue, source, page],
  );
  const [state = DEFAULT, fail] = usePicture(load);
  return [state, fail];
}
