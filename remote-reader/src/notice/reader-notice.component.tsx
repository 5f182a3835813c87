import { Button } from '@leeszaal/shared-ui/button';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import styles from './reader-notice.module.css';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import { useFocusHandover } from './use-focus-handover.ts';

interface ReaderNoticeProps {
  /** Announced when the notice appears. */
  readonly text: string;
  /** `row`: above the page, until dismissed. `brief`: over the foot of the page, for a while. */
  readonly placement: 'row' | 'brief';
  /** Buttons beside *Dismiss*. */
  readonly children?: ReactNode;
  /** Also called by Escape. */
  readonly onDismiss: () => void;
  /** Moves the focus to the document, if the notice had it. */
  readonly onGone: () => void;
}

/** A message about the open document, beside its page. Never takes the focus. */
export function ReaderNotice({ text, placement, children, onDismiss, onGone }: ReaderNoticeProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const isOver = useAutoDismiss(element, placement === 'brief');
  useFocusHandover(element, onGone);
  if (isOver) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={element}
      role="group"
      aria-labelledby={id}
      className={styles.notice}
      data-placement={placement}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <span id={id} className={styles.text}>
        {text}
      </span>
      <LiveRegion>{text}</LiveRegion>
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" size="sm" onPress={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </div>
  );
}
