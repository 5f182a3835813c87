import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: Tone | 'accent';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small count or mark on or beside an element. */
export function Badge({ tone = 'accent', className, children }: BadgeProps): JSX.Element {
  return (
    <span className={classNames(tones.tone, styles.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
