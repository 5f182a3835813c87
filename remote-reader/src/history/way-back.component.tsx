import { Button } from '@leeszaal/shared-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { JumpHistory } from './jump-history.ts';
import styles from './way-back.module.css';

interface WayBackProps {
  readonly history: JumpHistory;
  /** Pages are numbered through the document. */
  readonly hasPages: boolean;
  /** Puts the focus on the document, when it was on the button. */
  readonly onGone: () => void;
}

/** A button that leads back from a link that was followed, until the next page is turned. */
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
  useLayoutEffect(() => {
    const box = element.current;
    return () => {
      if (box?.matches(':focus-within')) onGone();
    };
  }, [onGone]);
  return (
    <div ref={element} className={styles.back}>
      <Button variant="secondary" size="sm" onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}
