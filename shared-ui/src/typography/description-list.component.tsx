import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './typography.module.css';

export interface Description {
  readonly key: string;
  readonly term: ReactNode;
  readonly detail: ReactNode;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
  /** `rows` places terms beside details if there is room; `stacked` always above. */
  readonly layout?: 'rows' | 'stacked';
  readonly className?: string | undefined;
}

/** Facts about one subject. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
}: DescriptionListProps): JSX.Element {
  return (
    <div className={classNames(styles.facts, className)} data-layout={layout}>
      <dl>
        {items.map(({ key, term, detail }) => (
          <div key={key} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
