import { createElement, type JSX, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { ChevronRightIcon, Icon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Beside the title, outside the button: a count or an action. */
  readonly aside?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | 5;
  readonly isExpanded?: boolean;
  readonly defaultExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading that expands and collapses its content. */
export function Disclosure({
  title,
  aside,
  headingLevel = 3,
  className,
  children,
  ...rest
}: DisclosureProps): JSX.Element {
  return (
    <AriaDisclosure {...rest} className={classNames(styles.disclosure, className)}>
      <div className={styles.head}>
        {createElement(
          `h${headingLevel}`,
          { className: styles.heading },
          <Button slot="trigger" className={styles.trigger}>
            <Icon of={ChevronRightIcon} size="sm" className={styles.chevron} />
            {title}
          </Button>,
        )}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
