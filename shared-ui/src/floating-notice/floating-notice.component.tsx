import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import floating from '../internal/floating.module.css';
import styles from './floating-notice.module.css';

export interface FloatingNoticeProps {
  /** Small buttons beside the text. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A line of text in a corner above the page, which stays usable. It is not announced: mount it in a live region that
 * is there already.
 */
export function FloatingNotice({ actions, children }: FloatingNoticeProps): JSX.Element {
  return (
    <div className={classNames(floating.floating, styles.notice)}>
      <span className={styles.text}>{children}</span>
      {actions}
    </div>
  );
}
