import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { startTransition, useEffect, useState } from 'react';
import type { View, Viewer } from '../viewers/contract/viewer.contract.ts';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

interface Announcement {
  readonly view: View;
  /** False for the same page, renumbered by a new layout. */
  readonly isTurned: boolean;
}

function announcementOf(before: Announcement | undefined, view: View): Announcement {
  if (before?.view.turn !== view.turn) return { view, isTurned: true };
  const isSame = before.view.page === view.page && before.view.pageCount === view.pageCount;
  return isSame ? before : { view, isTurned: false };
}

/**
 * Announces each new page after it was painted. Another number or total of the same page, after a change of font size
 * or width, is corrected without an announcement.
 */
export function PageAnnouncer({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const [announced, announce] = useState<Announcement>();
  useEffect(() => {
    const painting = new AfterPaint();
    const look = () => {
      const state = viewer.state();
      if (state.kind !== 'ready') return;
      const { view } = state;
      painting.run(() => startTransition(() => announce((before) => announcementOf(before, view))));
    };
    look();
    const stop = viewer.subscribe(look);
    return () => {
      stop();
      painting.stop();
    };
  }, [viewer]);
  if (announced === undefined) return null;
  const { page, pageCount: count } = announced.view;
  return (
    <LiveRegion politeness={announced.isTurned ? 'polite' : 'off'}>
      {t`Page ${page} of ${count}`}
    </LiveRegion>
  );
}
