import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.component.tsx';

export interface LiveRegionProps {
  /** `off` changes the text silently. */
  readonly politeness?: 'polite' | 'off';
  readonly children: ReactNode;
}

/**
 * Announces its content, invisibly, when it appears and whenever it changes. It mounts empty and
 * then adds the content, because screen readers often skip a region that mounts with content.
 */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps): JSX.Element {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <VisuallyHidden as="div" role="status" aria-live={politeness} aria-atomic="true">
      {isReady ? children : null}
    </VisuallyHidden>
  );
}
