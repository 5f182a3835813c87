import type { JSX, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { CloseIcon, Icon, type IconType, MinusIcon, PlusIcon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './chip.module.css';

interface ChipBase {
  /** Active, pending addition, or pending removal. */
  readonly state?: 'active' | 'adding' | 'removing';
  /** The name of the state for screen readers. */
  readonly stateLabel?: string | undefined;
  readonly icon?: IconType | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A removable chip needs a name for its button ("Remove whales"). */
export type ChipProps = ChipBase &
  (
    | { readonly onRemove?: undefined; readonly removeLabel?: undefined }
    | { readonly onRemove: () => void; readonly removeLabel: string }
  );

const stateIcon = { active: undefined, adding: PlusIcon, removing: MinusIcon } as const;

/** One of several selected values. Belongs in a `ChipList`. */
export function Chip({
  state = 'active',
  stateLabel,
  icon = stateIcon[state],
  onRemove,
  removeLabel,
  className,
  children,
}: ChipProps): JSX.Element {
  return (
    <li className={classNames(styles.chip, className)} data-state={state}>
      {icon && <Icon of={icon} size="xs" />}
      {stateLabel !== undefined && <VisuallyHidden>{stateLabel} </VisuallyHidden>}
      <span className={styles.text}>{children}</span>
      {onRemove !== undefined && (
        <Button className={styles.remove} aria-label={removeLabel} onPress={onRemove}>
          <Icon of={CloseIcon} size="xs" />
        </Button>
      )}
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
