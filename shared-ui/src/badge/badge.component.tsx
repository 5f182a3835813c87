import type { JSX, ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly children: ReactNode;
}

/** A small count or mark on or beside an element. */
export function Badge({ children }: BadgeProps): JSX.Element {
  return <span className={styles.badge}>{children}</span>;
}
