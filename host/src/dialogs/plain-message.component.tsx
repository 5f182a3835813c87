import { Button } from '@leeszaal/shared-ui/button';
import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { OpenMessage } from './dialogs.ts';
import { MessageBody } from './message-body.component.tsx';
import { messageRole } from './message-role.ts';
import styles from './plain-message.module.css';

/**
 * A message in the browser's own `<dialog>`, for when the code of the styled dialog has not loaded: a message
 * that must be acted on cannot wait.
 */
export function PlainMessage({ message, settle }: OpenMessage) {
  const { t } = useLingui();
  const place = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { mustAct = false, actions = [{ id: 'close', label: t`Close` }] } = message;
  useEffect(() => place.current?.showModal(), []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mustAct) settle(undefined);
  };
  return (
    <dialog
      ref={place}
      role={messageRole(message.type)}
      className={styles.dialog}
      aria-labelledby={title}
      data-react-aria-top-layer
      onCancel={close}
      // A second Escape closes a modal dialog in spite of `cancel`, so it opens again.
      onClose={() => place.current?.showModal()}
    >
      <h2 id={title}>{message.title}</h2>
      <MessageBody body={message.body} />
      <div className={styles.actions}>
        {actions.map(({ id, label, variant }, index) => (
          <Button
            key={id}
            variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
            onPress={() => settle(id)}
          >
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
