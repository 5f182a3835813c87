import { type JSX, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { activeElement } from '../internal/active-element.ts';
import { makeInertOutside } from '../internal/inert-outside.ts';
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
  useEffect(() => {
    if (veil.current === null) return undefined;
    const before = activeElement();
    const undo = makeInertOutside(veil.current);
    return () => {
      undo();
      if (activeElement() === null) before?.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <div
      ref={veil}
      className={styles.veil}
      data-react-aria-top-layer={topLayer || undefined}
      aria-busy="true"
    >
      <Spinner label="" />
      <LiveRegion>{label}</LiveRegion>
    </div>,
    root,
  );
}
