import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { startTransition, useEffect, useState } from 'react';
import type { View, Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

interface News {
  readonly view: View;
  /** The page was turned to; else it has only got other numbers by a new layout. */
  readonly isTurned: boolean;
}

function newsAfter(before: News | undefined, view: View): News {
  if (before?.view.turn !== view.turn) return { view, isTurned: true };
  const isSame = before.view.page === view.page && before.view.pageCount === view.pageCount;
  return isSame ? before : { view, isTurned: false };
}

/**
 * Announces each page that was turned to, after it was painted. Another number or total of the same page, after a
 * change of letters or width, is corrected without an announcement.
 */
export function PageAnnouncer({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const [news, tell] = useState<News>();
  useEffect(() => {
    const painting = new AfterPaint();
    const look = () => {
      const state = viewer.state();
      if (state.kind !== 'ready') return;
      const { view } = state;
      painting.run(() => startTransition(() => tell((before) => newsAfter(before, view))));
    };
    look();
    const stop = viewer.subscribe(look);
    return () => {
      stop();
      painting.stop();
    };
  }, [viewer]);
  if (news === undefined) return null;
  const { page, pageCount: count } = news.view;
  return (
    <LiveRegion politeness={news.isTurned ? 'polite' : 'off'}>
      {t`Page ${page} of ${count}`}
    </LiveRegion>
  );
}
