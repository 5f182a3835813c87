import { isGone } from '@leeszaal/shared-contracts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commentTitle } from '../notes/comment-title.ts';
import { useLandmarkName } from '../placement/use-landmark-name.ts';
import type { OpenDocument, ViewerCallbacks } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import { useViewerFailures } from './use-viewer-failures.ts';

/** Why there is no viewer: its code failed to load, or is no longer on the server. */
export type Stuck = 'failed' | 'gone';

/**
 * Creates the viewer of a document in an element.
 *
 * @returns why that failed, and a retry
 */
export function useViewerIn(
  stage: RefObject<HTMLElement | null>,
  reading: Reading,
  open: OpenDocument,
  { onNote, onComment }: Pick<ViewerCallbacks, 'onNote' | 'onComment'>,
): readonly [Stuck | undefined, retry: () => void] {
  const { i18n } = useLingui();
  const onFailure = useViewerFailures(open, reading.told);
  const named = useLandmarkName(open.document.title);
  const [stuck, setStuck] = useState<Stuck>();
  // All change with the language; the viewer stays.
  const latest = useRef({ i18n, named, onFailure });
  useLayoutEffect(() => {
    latest.current = { i18n, named, onFailure };
  }, [i18n, named, onFailure]);

  const attach = useCallback(() => {
    if (!stage.current) return;
    setStuck(undefined);
    const callbacks: ViewerCallbacks = {
      pageLabel: (page, count) =>
        latest.current.named(
          latest.current.i18n._(
            count === undefined ? msg`Page ${page}` : msg`Page ${page} of ${count}`,
          ),
        ),
      onNote,
      onComment,
      commentLabel: (author) => latest.current.i18n._(commentTitle(author)),
      onFailure: (failure) => latest.current.onFailure(failure),
    };
    reading.attach(stage.current, callbacks).catch(async (cause: unknown) => {
      setStuck((await isGone(cause)) ? 'gone' : 'failed');
      callbacks.onFailure({ kind: 'page-open-failed', cause });
    });
  }, [stage, reading, onNote, onComment]);
  // Before the paint, which would delay the page and show nothing of it.
  useLayoutEffect(attach, [attach]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language changes the labels
  useEffect(() => open.viewer?.relabel(), [open.viewer, i18n.locale]);
  return [stuck, attach];
}
