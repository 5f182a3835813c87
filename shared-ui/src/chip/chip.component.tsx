import type { JSX, ReactNode } from 'react';
import { CloseIcon, Icon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { PressButton } from '../internal/press/press-button.component.tsx';
import styles from './chip.module.css';

export interface ChipProps {
  readonly onRemove: () => void;
  /** The accessible name of the button ("Remove whales"). */
  readonly removeLabel: string;
  readonly children: ReactNode;
}

/** One of several selected values, with a button that removes it. Belongs in a `ChipList`. */
export function Chip({ onRemove, removeLabel, children }: ChipProps): JSX.Element {
  return (
    <li className={styles.chip}>
      <span className={styles.text}>{children}</span>
      <PressButton className={styles.remove} aria-label={removeLabel} onPress={onRemove}>
        <Icon of={CloseIcon} size="xs" />
      </PressButton>
    </li>
  );
}

export interface ChipListProps {
  /** Names the selection for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list of `Chip` elements. */
export function ChipList({ label, className, children }: ChipListProps): JSX.Element {
  return (
    <ul aria-label={label} className={classNames(styles.list, className)}>
      {children}
    </ul>
  );
}
