import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './bookshelf.module.css';

interface ShelfLineProps {
  /** What the item is called; undefined as long as that is not known. */
  readonly name: string | undefined;
  /** Takes it off; only for whoever may (`docs/behaviour.md` C 6). */
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One item of a shelf, and the way to take it off. */
export function ShelfLine({ name, onRemove, children }: ShelfLineProps) {
  const { t } = useLingui();
  return (
    <li className={styles.line}>
      {children}
      {onRemove && (
        <IconButton
          label={
            name === undefined ? t`Take off the bookshelf` : t`Take off the bookshelf: ${name}`
          }
          icon={CloseIcon}
          onPress={onRemove}
        />
      )}
    </li>
  );
}
