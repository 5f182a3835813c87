import { Button } from '@leeszaal/shared-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useRef, useSyncExternalStore } from 'react';
import { useFocusHandover } from '../notice/use-focus-handover.ts';
import type { JumpHistory } from './jump-history.ts';
import styles from './way-back.module.css';

interface WayBackProps {
  readonly history: JumpHistory;
  /** Whether the document has numbered pages. */
  readonly hasPages: boolean;
  /** Moves the focus to the document, if the button had it. */
  readonly onGone: () => void;
}

/** A button that leads back after a followed link, until the next page turn. */
export function WayBack({ history, hasPages, onGone }: WayBackProps) {
  const { t } = useLingui();
  const left = useSyncExternalStore(history.subscribe, history.left);
  if (left === undefined) return null;
  const { page, entry } = left;
  const chapter = entry?.title;
  const label = hasPages ? t`Back to page ${page}` : chapter ? t`Back to “${chapter}”` : t`Back`;
  return <BackButton label={label} onPress={history.back} onGone={onGone} />;
}

interface BackButtonProps extends Pick<WayBackProps, 'onGone'> {
  readonly label: string;
  readonly onPress: () => void;
}

function BackButton({ label, onPress, onGone }: BackButtonProps) {
  const element = useRef<HTMLDivElement>(null);
  useFocusHandover(element, onGone);
  return (
    <div ref={element} className={styles.back}>
      <Button variant="secondary" size="sm" onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}
