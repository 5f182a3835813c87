import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Heading } from '../typography/index.ts';
import styles from './layout.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** A short line above the title. */
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** A link or button that goes back, above everything else. */
  readonly back?: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a page; contains its `h1`. */
export function PageHeader({
  title,
  eyebrow,
  description,
  actions,
  back,
  className,
}: PageHeaderProps): JSX.Element {
  return (
    <header className={classNames(styles.pageHeader, className)}>
      {back !== undefined && <div>{back}</div>}
      <div className={styles.pageHeaderRow}>
        <div className={styles.pageHeaderText}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={1}>{title}</Heading>
          {description !== undefined && <div className={styles.lede}>{description}</div>}
        </div>
        {actions !== undefined && <div className={styles.pageHeaderActions}>{actions}</div>}
      </div>
    </header>
  );
}
