import { createElement, type JSX, type ReactNode, useId, useRef, useState } from 'react';
import { ChevronRightIcon, Icon } from '../icon/index.ts';
import { PressButton } from '../internal/press/press-button.component.tsx';
import styles from './disclosure.module.css';
import { useFoundText } from './use-found-text.ts';

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
  defaultExpanded = false,
  children,
}: DisclosureProps): JSX.Element {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  useFoundText(panel, isExpanded, () => setExpanded(true));
  return (
    <div className={styles.disclosure} data-expanded={isExpanded || undefined}>
      {createElement(
        `h${headingLevel}`,
        { className: styles.heading },
        <PressButton
          id={`${id}b`}
          className={styles.trigger}
          aria-expanded={isExpanded}
          aria-controls={id}
          onPress={() => setExpanded(!isExpanded)}
        >
          <Icon of={ChevronRightIcon} size="sm" className={styles.chevron} />
          {title}
        </PressButton>,
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div ref={panel} id={id} role="group" aria-labelledby={`${id}b`} className={styles.panel}>
        <div className={styles.fold}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </div>
  );
}
