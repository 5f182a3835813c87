import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { startTransition, useEffect, useState } from 'react';
import { AfterPaint } from '../viewers/shared/after-paint.ts';
import type { View, Viewer } from '../viewers/viewer.contract.ts';

/**
 * Tells whoever does not see it which page stands there: once for each that was turned to, after it was
 * painted, and not again when it is only laid out anew.
 */
export function PageNews({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const [shown, show] = useState<View>();
  useEffect(() => {
    const painting = new AfterPaint();
    const look = () => {
      const state = viewer.state();
      if (state.kind !== 'ready') return;
      const { view } = state;
      const tell = () => show((before) => (before?.turn === view.turn ? before : view));
      painting.run(() => startTransition(tell));
    };
    look();
    const stop = viewer.subscribe(look);
    return () => {
      stop();
      painting.stop();
    };
  }, [viewer]);
  if (shown === undefined) return null;
  const { page, pageCount: count } = shown;
  return <LiveRegion>{t`Page ${page} of ${count}`}</LiveRegion>;
}
