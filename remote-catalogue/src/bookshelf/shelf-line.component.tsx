import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './bookshelf.module.css';

/** Takes an item off; is told its title or query, as far as that is known. */
export type OnRemove = (name: string | undefined) => void;

interface ShelfLineProps {
  /** What the item is called; undefined as long as that is not known. */
  readonly name: string | undefined;
  /** Takes it off; only for whoever may (`docs/behaviour.md` C 6). */
  readonly onRemove: OnRemove | undefined;
  /** Whether it was just put back: it takes the focus. */
  readonly isReturned?: boolean | undefined;
  readonly children: ReactNode;
}

/** One item of a shelf, and the way to take it off. */
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
          label={
            name === undefined ? t`Remove from shelf` : t`Remove from shelf: ${name}`
          }
          icon={CloseIcon}
          onPress={() => onRemove(name)}
        />
      )}
    </li>
  );
}
