import { createElement, type JSX, type ReactNode } from 'react';
import { Icon, type IconType } from '../icon/index.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Why it is empty, or what to do next. */
  readonly children?: ReactNode;
  readonly icon?: IconType | undefined;
  readonly actions?: ReactNode;
  /** 1 if it is the only content of the screen. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
  /** `sm` in a list or panel. */
  readonly size?: 'sm' | 'md';
}

/** Says that there is no content, and what to do next. */
export function EmptyState({
  title,
  children,
  icon,
  actions,
  headingLevel = 2,
  size = 'md',
}: EmptyStateProps): JSX.Element {
  return (
    <div className={styles.empty} data-size={size}>
      {icon && <Icon of={icon} size={size === 'md' ? 'xl' : 'lg'} className={styles.icon} />}
      {createElement(`h${headingLevel}`, { className: styles.title }, title)}
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
