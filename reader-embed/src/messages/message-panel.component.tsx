import type { DialogAction, OpenMessage } from '@leeszaal/shared-contracts';
import { MessageBody, messageRole } from '@leeszaal/shared-ui/message';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import styles from './messages.module.css';
import { Veil } from './veil.component.tsx';

interface MessagePanelProps extends OpenMessage {
  /** The reader, which cannot be used meanwhile. */
  readonly below: readonly HTMLElement[];
}

/**
 * A message over the reader. It leaves the page around the reader alone, which a modal dialog would make inert: the
 * focus can leave to the page, and the page keeps its keys. Its buttons are plain: a message may say that no further
 * code can be loaded.
 */
export function MessagePanel({ message, settle, below }: MessagePanelProps) {
  const { t } = useLingui();
  const title = useId();
  const actions: readonly DialogAction[] = message.actions ?? [{ id: 'close', label: t`Close` }];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || message.mustAct) return;
    event.stopPropagation();
    settle(undefined);
  };
  const dialog = { role: messageRole(message.type), 'aria-labelledby': title, onKeyDown };
  return (
    <Veil below={below}>
      <div className={styles.panel} {...dialog}>
        <Heading id={title} level={2} look="section">
          {message.title}
        </Heading>
        <div className={styles.body}>
          <MessageBody body={message.body} />
        </div>
        <div className={styles.actions}>
          {actions.map(({ id, label, variant }, index) => (
            <button
              key={id}
              type="button"
              className={styles.action}
              data-variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
              onClick={() => settle(id)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </Veil>
  );
}
