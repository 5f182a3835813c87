import type { JSX, ReactNode } from 'react';
import styles from './typography.module.css';

export interface Description {
  readonly key: string;
  readonly term: ReactNode;
  readonly detail: ReactNode;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
}

/** Facts about one subject: terms beside details if there is room, else above. */
export function DescriptionList({ items }: DescriptionListProps): JSX.Element {
  return (
    <div className={styles.facts}>
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
