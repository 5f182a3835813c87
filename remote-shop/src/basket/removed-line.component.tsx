import { Button } from '@leeszaal/shared-ui/button';
import { UndoIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from '../shop.module.css';

interface RemovedLineProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** The former place of a removed book; focuses the button that puts the book back. */
export function RemovedLine({ title, onUndo }: RemovedLineProps) {
  const { t } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removed}>
      <Trans>{title} was removed</Trans>
      <Button
        ref={undo}
        size="sm"
        variant="quiet"
        icon={UndoIcon}
        aria-label={t`Undo: put ${title} back`}
        onPress={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </li>
  );
}
