import { Button } from '@leeszaal/shared-ui/button';
import { UndoIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './bookshelf.module.css';

interface RemovedLineProps {
  /** The title or query, if known. */
  readonly name: string | undefined;
  /** Whether it was just removed: the button then takes the focus. */
  readonly isFresh: boolean;
  readonly onUndo: () => void;
}

/** The place of a removed item, with *Undo*. */
export function RemovedLine({ name, isFresh, onUndo }: RemovedLineProps) {
  const { t } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFresh) undo.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <li className={styles.removed}>
      <span>
        {name === undefined ? (
          <Trans>Removed from the shelf</Trans>
        ) : (
          <Trans>{name} was removed from the shelf</Trans>
        )}
      </span>
      <Button
        ref={undo}
        size="sm"
        variant="quiet"
        icon={UndoIcon}
        aria-label={name === undefined ? t`Undo: put it back` : t`Undo: put ${name} back`}
        onPress={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </li>
  );
}
