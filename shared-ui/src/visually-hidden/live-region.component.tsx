import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.component.tsx';

export interface LiveRegionProps {
  /** `assertive` interrupts; keep it for what can't wait. `off` corrects the text without a word. */
  readonly politeness?: 'polite' | 'assertive' | 'off';
  readonly children: ReactNode;
}

/**
 * Announces its content, invisibly, when it appears and whenever it changes. The content is put in
 * after the region itself, because a region that arrives full is often not read.
 */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps): JSX.Element {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <VisuallyHidden
      as="div"
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {isReady ? children : null}
    </VisuallyHidden>
  );
}
