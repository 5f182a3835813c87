import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './bookshelf.module.css';

/** Removes an item; `name` is its title or query, if known. */
export type OnRemove = (name: string | undefined) => void;

interface ShelfLineProps {
  /** The title or query, if known. */
  readonly name: string | undefined;
  /** Removes the item; undefined if the user is not the author (`docs/behaviour.md` C 6). */
  readonly onRemove: OnRemove | undefined;
  /** Whether it was just put back: it then takes the focus. */
  readonly isReturned?: boolean | undefined;
  readonly children: ReactNode;
}

/** A line of a shelf, with the button that removes it. */
export function ShelfLine({ name, onRemove, isReturned = false, children }: ShelfLineProps) {
  const { t } = useLingui();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isReturned) line.current?.focus({ preventScroll: true });
  }, [isReturned]);
  return (
    <li ref={line} className={styles.line} tabIndex={isReturned ? -1 : undefined}>
      {children}
      {onRemove && (
        <IconButton
          label={name === undefined ? t`Remove from shelf` : t`Remove from shelf: ${name}`}
          icon={CloseIcon}
          onPress={() => onRemove(name)}
        />
      )}
    </li>
  );
}
