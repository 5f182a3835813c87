import type { JSX } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /**
   * Names the task for screen readers. Empty if text beside it does: the spinner is then
   * decorative.
   */
  readonly label: string;
  /** Diameter in px. */
  readonly size?: number;
  /** Thickness of the ring in px. */
  readonly width?: number;
  readonly className?: string | undefined;
}

/** A turning ring for a task of unknown length; 60 px wide and 6 px thick by default. */
export function Spinner({ label, size = 60, width = 6, className }: SpinnerProps): JSX.Element {
  const radius = (size - width) / 2;
  const ring = {
    cx: size / 2,
    cy: size / 2,
    r: radius,
    fill: 'none',
    strokeWidth: width,
    pathLength: 100,
  };
  const spoken =
    label === ''
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'progressbar', 'aria-label': label } as const);
  return (
    <span className={classNames(styles.spinner, className)} {...spoken}>
      <svg
        aria-hidden="true"
        focusable="false"
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
      >
        <circle className={styles.track} {...ring} />
        <circle strokeDasharray="26 74" strokeLinecap="round" {...ring} />
      </svg>
    </span>
  );
}
