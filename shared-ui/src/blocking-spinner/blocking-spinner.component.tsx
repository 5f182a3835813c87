import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { activeElement } from '../internal/active-element.ts';
import { makeInertOutside } from '../internal/inert-outside.ts';
import { focusOrigins, noteVeil, returnFocus } from '../internal/modal/focus-origins.ts';
import { useOverlayRoot } from '../overlay-root/index.ts';
import { Spinner } from '../spinner/index.ts';
import { LiveRegion } from '../visually-hidden/index.ts';
import styles from './blocking-spinner.module.css';

export interface BlockingSpinnerProps {
  /** Names the task; announced. */
  readonly label: string;
  /** Renders above another root's modal dialog as well. */
  readonly topLayer?: boolean;
}

/** Covers the window and makes everything under it inert; restores the focus on unmount. */
export function BlockingSpinner({ label, topLayer = false }: BlockingSpinnerProps): JSX.Element {
  const root = useOverlayRoot();
  const veil = useRef<HTMLDivElement>(null);
  const [origins] = useState(focusOrigins);
  useLayoutEffect(() => {
    if (veil.current === null) return undefined;
    const undo = makeInertOutside(veil.current);
    const endVeil = noteVeil(origins);
    return () => {
      undo();
      endVeil();
      if (activeElement() === null) returnFocus(origins);
    };
  }, [origins]);
  return createPortal(
    <div
      ref={veil}
      className={styles.veil}
      data-react-aria-top-layer={topLayer || undefined}
      data-modal
      aria-busy="true"
    >
      <Spinner label="" />
      <LiveRegion>{label}</LiveRegion>
    </div>,
    root,
  );
}
