import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { LiveRegion } from '../visually-hidden/index.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly variant?: 'text' | 'title' | 'cover';
  /** Lines of text; the last one is shorter. */
  readonly lines?: number;
  /** Any CSS length. */
  readonly width?: string;
  readonly className?: string | undefined;
}

/** The placeholder of loading content. It is silent: `SkeletonGroup` announces. */
export function Skeleton({
  variant = 'text',
  lines = 1,
  width,
  className,
}: SkeletonProps): JSX.Element {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      data-variant={variant}
      style={{ inlineSize: width }}
      aria-hidden="true"
    >
      {Array.from({ length: variant === 'text' ? lines : 1 }, (_, line) => line).map((line) => (
        <span key={line} className={styles.bar} />
      ))}
    </span>
  );
}

export interface SkeletonGroupProps {
  /** Names the loading content; announced once. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The skeletons of one loading region. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps): JSX.Element {
  return (
    <div className={className} aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      {children}
    </div>
  );
}
