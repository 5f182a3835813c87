import { createElement, type JSX, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { ChevronRightIcon, Icon } from '../icon/index.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | 5;
  readonly defaultExpanded?: boolean;
  readonly children: ReactNode;
}

/** A heading that expands and collapses its content. */
export function Disclosure({
  title,
  headingLevel = 3,
  children,
  ...rest
}: DisclosureProps): JSX.Element {
  return (
    <AriaDisclosure {...rest} className={styles.disclosure}>
      {createElement(
        `h${headingLevel}`,
        { className: styles.heading },
        <Button slot="trigger" className={styles.trigger}>
          <Icon of={ChevronRightIcon} size="sm" className={styles.chevron} />
          {title}
        </Button>,
      )}
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
